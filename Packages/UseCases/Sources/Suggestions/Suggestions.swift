// The feature Suggestions.
