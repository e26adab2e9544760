import type { FieldMapping, MappingTemplate } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { orderImport } from '@lading/contracts/services/order-import';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { lastTemplateKey, lastTemplateQuery } from './last-template-query.ts';
import { keptMapping } from './template-rules.ts';
import { templateQuery } from './template-query.ts';

const { createTemplate, updateTemplate, deleteTemplate } = orderImport.calls;
const none: readonly MappingTemplate[] = [];

/** The mapping templates of an import type, the one used last, and what can be done with them (spec §7). The acts throw `ApiError`. */
export function useTemplates(definition: ImportDefinition) {
  const cache = useQueryClient();
  const query = templateQuery(definition);
  const lastQuery = lastTemplateQuery(definition);
  const { data: list } = useQuery(query);
  const { data: last } = useQuery(lastQuery);
  const renew = () => cache.invalidateQueries({ queryKey: query.queryKey });

  return {
    list: list ?? none,
    lastId: last?.fieldMappingId ?? null,
    /** Adds one and gives its id. */
    async create(name: string, mapping: FieldMapping): Promise<string> {
      const id = await api.call(createTemplate, {
        params: { name: name.trim() },
        body: keptMapping(definition, mapping),
      });
      await renew();
      return id;
    },
    async update(id: string, name: string, mapping: FieldMapping): Promise<void> {
      const body = keptMapping(definition, mapping);
      await api.call(updateTemplate, { params: { id, name: name.trim() }, body });
      await renew();
    },
    async remove(id: string): Promise<void> {
      await api.call(deleteTemplate, { query: { excelFieldMappingIds: id } });
      await renew();
    },
    /** Remembers which one was used. */
    async remember(id: string): Promise<void> {
      if (id === last?.fieldMappingId) return;
      await api.call(wmsBusiness.calls.savePreference, {
        query: lastTemplateKey(definition),
        body: { operationTableId: id },
      });
      await cache.invalidateQueries({ queryKey: lastQuery.queryKey });
    },
  };
}

export type Templates = ReturnType<typeof useTemplates>;
