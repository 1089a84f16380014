"""What is sent and accepted over HTTP, and how handlers answer."""
