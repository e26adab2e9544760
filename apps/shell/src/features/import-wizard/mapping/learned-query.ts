import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { orderImport } from '@lading/contracts/services/order-import';
import { callQuery } from '../../../platform/call-query.ts';

/** What the organisation took its columns for before, asked anew for every import; a back end that does not tell it learns nothing. */
export const learnedQuery = ({ key }: ImportDefinition) => ({
  ...callQuery(orderImport.calls.learnedMapping, { query: { importType: key } }),
  retry: false,
  staleTime: 0,
});
