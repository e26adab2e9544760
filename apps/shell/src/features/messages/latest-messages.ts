import { limits } from '@lading/contracts/core';
import { messagesApi } from '@lading/contracts/messages';
import { callQuery } from '../../platform/call-query.ts';

/** The first page of messages as the header requests it (spec §7). */
export const latestMessages = callQuery(messagesApi.calls.listMessages, {
  query: { pageSize: limits.messages.popoverPageSize },
});
