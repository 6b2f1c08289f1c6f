// The feature Search.
