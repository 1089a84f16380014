"""What happens, as the log tells it. Fields are refs and numbers."""
