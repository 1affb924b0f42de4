/** TL-12, word for word; `no_answer` where there is no code to name. */
export const timeline_errors = {
  rate_limited: 'Error fetching timeline: You are rate limited',
  internal: 'Error fetching timeline: Internal Server Error',
  unavailable: 'Error fetching timeline: The backend is not available',
  unexpected: 'Error fetching timeline: Unexpected status: {code}',
  no_answer: 'Error fetching timeline: No connection to the server',
} as const;
