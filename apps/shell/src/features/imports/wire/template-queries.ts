import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import {
  type FieldMapping,
  type ImportDefinition,
  lastTemplateOf,
  type MappingTemplate,
  importsApi,
} from '@lading/contracts/imports';
import { queryKey } from '@lading/contracts/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../platform/account.ts';
import { api } from '../../../platform/api.ts';
import { callQuery } from '../../../platform/call-query.ts';
import type { TemplateDraft } from '../model/template-manager-reducer.ts';
import { keptMapping } from '../model/template-rules.ts';

const { createTemplate, updateTemplate, deleteTemplate, listTemplates, learnedMapping } = importsApi.calls;
const none: readonly MappingTemplate[] = [];

/**
 * The mapping templates of an import type (spec §7). A refusal is shown (spec §8); a back end without templates is not asked
 * again, since the wizard works without them.
 */
function templateQuery({ templateType }: ImportDefinition, warehouseId: string | undefined) {
  const query = {
    ...(templateType === undefined ? {} : { type: templateType }),
    ...(warehouseId === undefined ? {} : { warehouseId }),
  };
  return queryOptions({
    queryKey: queryKey(listTemplates, { query }),
    async queryFn({ signal }) {
      try {
        return await api.call(listTemplates, { query }, { signal });
      } catch (fault) {
        if (isUnknownCall(fault)) return none;
        throw fault;
      }
    },
    retry: false,
  });
}

/** The user's last mapping template (spec §7); with a back end that does not support it none is preselected. */
function lastTemplateQuery(definition: ImportDefinition, warehouseId: string | undefined) {
  const query = { ...lastTemplateOf(definition), ...(warehouseId === undefined ? {} : { warehouseId }) };
  return { ...callQuery(importsApi.calls.queryPreference, { query }), retry: false };
}

/** The mappings learned by the organization, requested for every import; empty with a back end that does not support them. */
export const learnedQuery = ({ key }: ImportDefinition) => ({
  ...callQuery(learnedMapping, { query: { importType: key } }),
  retry: false,
  staleTime: 0,
});

/** The mapping templates of an import type, the last used one, and operations on them (spec §7). The operations throw `ApiError`. */
export function useTemplates(definition: ImportDefinition) {
  const cache = useQueryClient();
  const warehouseId = useAccount().user.warehouseList?.[0]?.warehouseId || undefined;
  const query = templateQuery(definition, warehouseId);
  const lastQuery = lastTemplateQuery(definition, warehouseId);
  const { data: list, isFetched: isListKnown } = useQuery(query);
  const { data: last, isFetched: isLastKnown } = useQuery(lastQuery);
  const refresh = () => cache.invalidateQueries({ queryKey: query.queryKey });

  return {
    list: list ?? none,
    lastId: last?.fieldMappingId ?? null,
    /** Whether they have been requested, and received or refused. */
    isKnown: isListKnown && isLastKnown,
    /** Adds one and returns its id. */
    async create(name: string, mapping: FieldMapping, clearBlanks: boolean): Promise<string> {
      const { templateType: type } = definition;
      const id = await api.call(createTemplate, {
        params: { name: name.trim() },
        query: { ...(type !== undefined && { type }), ...(clearBlanks && { clearBlanks }) },
        body: keptMapping(definition, mapping),
      });
      await refresh();
      return id;
    },
    async update(
      id: string,
      { name, mapping, clearBlanks }: Pick<TemplateDraft, 'name' | 'mapping' | 'clearBlanks'>,
    ): Promise<void> {
      const body = keptMapping(definition, mapping);
      const query = definition.mayUpdate ? { clearBlanks } : {};
      await api.call(updateTemplate, { params: { id, name: name.trim() }, query, body });
      await refresh();
    },
    async remove(id: string): Promise<void> {
      await api.call(deleteTemplate, { query: { excelFieldMappingIds: id } });
      await refresh();
    },
    /** Remembers the used template. */
    async remember(id: string): Promise<void> {
      if (id === last?.fieldMappingId) return;
      await api.call(importsApi.calls.savePreference, {
        query: lastTemplateOf(definition),
        body: { operationTableId: id, ...(warehouseId === undefined ? {} : { warehouseId }) },
      });
      await cache.invalidateQueries({ queryKey: lastQuery.queryKey });
    },
  };
}

export type Templates = ReturnType<typeof useTemplates>;
