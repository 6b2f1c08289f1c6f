// The feature Alerts.
