/** Message center of the header (spec §2). */
const messages = {
  title: 'Messages',
  unread_one: '{{count, number}} unread',
  unread_other: '{{count, number}} unread',
  markAll: 'Mark all as read',
  markFailed: 'Could not mark as read. Try again.',
  all: 'All messages',
  latest: 'Latest messages',
  unreadMark: 'Unread',
  empty: 'No messages yet',
  emptyHint: 'News about your warehouses and the service appears here.',
  failed: 'Messages could not be loaded',
  retry: 'Try again',
  loading: 'Loading messages',
  contentLanguage: 'Message language',
  noContent: 'This message has no text.',
  close: 'Close',
  waiting_one: '{{count, number}} new message',
  waiting_other: '{{count, number}} new messages',
  waitingHint_one: 'It opens when you have finished typing.',
  waitingHint_other: 'They open one by one when you have finished typing.',
  openNow: 'Open now',
} as const;

export default messages;
