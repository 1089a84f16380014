"""Games that were played: as files, wound back, verified."""
