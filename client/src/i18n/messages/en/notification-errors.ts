/** NOTIF-07 word for word, then what failed to be done with notifications and people. */
export const notification_errors = {
  rate_limited: 'Error fetching notifications: You are rate limited',
  internal: 'Error fetching notifications: Internal Server Error',
  unavailable: 'Error fetching notifications: The backend is not available',
  unexpected: 'Error fetching notifications: Unexpected status: {code}',
  no_answer: 'Error fetching notifications: No connection to the server',
  mark_read: 'Could not mark notifications as read. Try again.',
  dismiss: 'Could not dismiss the notification. Try again.',
} as const;
