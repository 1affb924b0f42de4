/** What the service worker says by itself. Imported by it alone: a classic worker cannot import a shared file. */
export const workerWords = {
  name: 'Skein',
  newPost: 'New post',
  notifications: 'Notifications',
  search: 'Search',
} as const;
