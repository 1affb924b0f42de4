import { addEnglish } from '../../../english';

/** The list of notices, and those that nothing else would bring the words of. Comes with the list's code. */
export const notices = {
  title: 'Notices',
  close: 'Close notice',
  details: 'Details',
  connection_lost:
    'Connection lost. You can go on reading and writing: what you write is kept, and sent when the connection is back.',
  connection_back: 'The connection is back.',
  updated: 'There is a new version of Skein on this server. Reload to use it: what you wrote is kept.',
  signed_out: 'You were logged out in another tab. What you wrote is still kept here.',
  edit_overtaken:
    'Your edit was not saved: the post was edited elsewhere meanwhile. What you wrote is kept among your drafts.',
  wish_refused: 'The server refused what you did without a connection. {error}',
  storage_unavailable:
    'Browser storage is not available. Your login and your settings will not be saved. Enable cookies for this site to change that.',
} as const;

/** An action on a person that the server did not carry out; `{error}` says why. */
export const account_errors = {
  follow: 'Could not follow @{name}. {error}',
  unfollow: 'Could not unfollow @{name}. {error}',
  follow_request: 'Could not answer the follow request. {error}',
  request_gone: 'This follow request was answered on another device already, or taken back.',
} as const;

/** NOTIF-07 word for word, then what failed to be done with notifications and people. */
export const notification_errors = {
  rate_limited: 'Error fetching notifications: You are rate limited',
  internal: 'Error fetching notifications: Internal Server Error',
  unavailable: 'Error fetching notifications: The backend is not available',
  unexpected: 'Error fetching notifications: Unexpected status: {code}',
  no_answer: 'Error fetching notifications: No connection to the server',
  nonsense: 'Error fetching notifications: The server sent something that Skein does not understand',
  mark_read: 'Could not mark notifications as read. {error}',
  dismiss: 'Could not dismiss the notification. {error}',
} as const;

/** RT-01, in plain words; the code stands behind "Details". */
export const stream_notices = {
  socket_broke: 'New posts do not come by themselves at the moment. Skein asks for them every now and then.',
  socket_reconnected: 'New posts come by themselves again.',
} as const;

/** TL-12, word for word; `no_answer` and `nonsense` where there is no code to name. */
export const timeline_errors = {
  rate_limited: 'Error fetching timeline: You are rate limited',
  internal: 'Error fetching timeline: Internal Server Error',
  unavailable: 'Error fetching timeline: The backend is not available',
  unexpected: 'Error fetching timeline: Unexpected status: {code}',
  no_answer: 'Error fetching timeline: No connection to the server',
  nonsense: 'Error fetching timeline: The server sent something that Skein does not understand',
} as const;

addEnglish({ notices, account_errors, notification_errors, stream_notices, timeline_errors });
