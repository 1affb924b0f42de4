/** One sentence or two per kind of ApiError: what failed, then what to do. */
export const errors = {
  offline: 'No connection to the server. Check your network and try again.',
  timeout: 'The server took too long to answer. Try again.',
  aborted: 'The request was stopped.',
  unauthorized: 'The server does not accept your sign-in any more. Sign in again.',
  signed_out:
    'The server does not accept your sign-in any more. Sign in again: what you wrote is still kept here.',
  login_needed: 'The server shows this only to people who are logged in.',
  forbidden: 'The server does not allow this.',
  not_found: 'The server does not have this, or not any more.',
  rate_limited: 'You are rate limited. Wait a moment and try again.',
  too_large: 'This is too large for the server.',
  pin_limit: 'You have pinned as many posts as this server allows. Unpin another one first.',
  invalid: 'The server did not accept this.',
  server: 'The server has a problem. Try again later.',
  nonsense: 'The server sent something that Skein does not understand. Try again later.',
  with_server_text: '{text}',
} as const;
