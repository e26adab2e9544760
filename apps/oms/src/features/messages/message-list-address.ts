import type { ListAddressSpec } from '@lading/sub-app-kit/list-address-rules';

/** The server knows one order only, newest first. */
export type MessageSort = 'sendTime';

/** How many days back the list goes. */
export type Period = '7' | '30';

/** Filters of the message list. */
export type MessageFilters = { show: 'unread' | 'read'; period: Period };

/** What the address of the message list may hold. */
export const messageListAddress: ListAddressSpec<MessageSort, MessageFilters> = {
  sortable: ['sendTime'],
  defaultSort: 'sendTime:desc',
  filters: { show: ['unread', 'read'], period: ['7', '30'] },
};
