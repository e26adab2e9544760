import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import {
  lastOrderTemplatePreference,
  lastTemplatePreference,
  wmsBusiness,
} from '@lading/contracts/services/wms-business';
import { callQuery } from '../../../platform/call-query.ts';

/** Under which preference an import keeps its last template. */
export function lastTemplateKey({ templateType }: ImportDefinition) {
  return templateType === undefined ? lastTemplatePreference : lastOrderTemplatePreference;
}

/** The mapping template that the user took last (spec §7); a back end that does not tell it only preselects none. */
export function lastTemplateQuery(definition: ImportDefinition) {
  const query = lastTemplateKey(definition);
  return { ...callQuery(wmsBusiness.calls.queryPreference, { query }), retry: false };
}
