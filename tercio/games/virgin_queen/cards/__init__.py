"""What the cards do. A mode of a card names an event function, registered by `registry.event`."""
