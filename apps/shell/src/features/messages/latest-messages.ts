import { limits } from '@lading/contracts/limits';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { callQuery } from '../../platform/call-query.ts';

/** The first page of messages as the header asks for it (spec §7). */
export const latestMessages = callQuery(wmsUser.calls.listMessages, {
  query: { pageSize: limits.messages.popoverPageSize },
});
