// The feature Shortlist.
