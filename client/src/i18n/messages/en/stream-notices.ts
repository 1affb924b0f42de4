/** RT-01, word for word. */
export const stream_notices = {
  socket_broke: 'Realtime connection lost: CloseEvent code {code}',
  socket_reconnected: 'Realtime connection established',
} as const;
