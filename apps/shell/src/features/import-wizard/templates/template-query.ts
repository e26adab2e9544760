import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { orderImport } from '@lading/contracts/services/order-import';
import { callQuery } from '../../../platform/call-query.ts';

/** The mapping templates of an import type (spec §7). A wizard without them works as well, so a failure is not shown. */
export function templateQuery({ templateType }: ImportDefinition) {
  const query = templateType === undefined ? {} : { type: templateType };
  return { ...callQuery(orderImport.calls.listTemplates, { query }), meta: { isSilent: true } };
}
