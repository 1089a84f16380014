"""What all commands share: how they are asked, and how they answer."""
