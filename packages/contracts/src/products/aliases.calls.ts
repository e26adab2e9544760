import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { aliasDraft, aliasTypes, productAlias } from './alias.ts';

const base = '/api/wms-product/oms/alias' as const;
const sortable = ['alias', 'updateTime'] as const;

/** Other names of products and bundles, used to match orders (warehouse design, a). Our own. */
export const aliasesApi = defineService('aliases', {
  aliasPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists aliases.',
    query: listQuery(sortable).extend({
      aliasType: z.enum(aliasTypes).optional(),
      storeId: wireId.optional(),
    }),
    data: pageOf(productAlias),
  },
  saveAlias: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    summary: 'Creates an alias, or changes the one with `aliasId`.',
    body: aliasDraft.extend({ aliasId: wireId.optional() }),
    data: productAlias,
  },
  deleteAlias: {
    method: 'POST',
    path: `${base}/delete`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Deletes an alias.',
    body: z.object({ aliasId: wireId }),
    data: z.null(),
  },
});
