/** Message center of the header (spec §2). */
const messages = {
  title: 'Messages',
  unread_one: '{{count, number}} unread',
  unread_other: '{{count, number}} unread',
  markAll: 'Mark all as read',
  markFailed: 'Could not be marked as read. Try again.',
  all: 'All messages',
  latest: 'Latest messages',
  unreadMark: 'Unread',
  empty: 'No messages yet',
  emptyHint: 'News of your warehouses and of the service arrive here.',
  failed: 'Messages could not be loaded',
  retry: 'Try again',
  loading: 'Messages are being loaded',
  contentLanguage: 'Language of the message',
  noContent: 'This message has no text.',
  close: 'Close',
} as const;

export default messages;
