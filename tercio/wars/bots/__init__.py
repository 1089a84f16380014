"""What bots of both games think with: armies and their chances, campaigns, crossings, an agenda."""
