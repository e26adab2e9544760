import { lastTemplatePreference, wmsBusiness } from '@lading/contracts/services/wms-business';
import { callQuery } from '../../platform/call-query.ts';

/** The mapping template that the user took last (spec §7); a back end that does not tell it only preselects none. */
export const lastTemplateQuery = {
  ...callQuery(wmsBusiness.calls.queryPreference, { query: lastTemplatePreference }),
  retry: false,
};
