import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { bundleDetail, bundleDraft, bundleKinds, bundleSummary } from './bundle.ts';

const base = '/api/wms-product/oms/bundle' as const;
const sortable = ['bundleSku', 'updateTime'] as const;
const named = z.object({ bundleId: wireId });

/** Bundles of products (warehouse design, a). Our own. */
export const bundlesApi = defineService('bundles', {
  bundlePage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists bundles with their available quantity.',
    query: listQuery(sortable).extend({ kind: z.enum(bundleKinds).optional() }),
    data: pageOf(bundleSummary),
  },
  bundleDetail: {
    method: 'GET',
    path: `${base}/detail/{bundleId}`,
    access: 'signed-in',
    summary: 'One bundle with its components and its stock by warehouse.',
    params: named,
    data: bundleDetail,
  },
  /** With `bundleId` and the version that was read, the bundle and its components are replaced. */
  saveBundle: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Creates or changes a bundle.',
    body: bundleDraft.extend({ bundleId: wireId.optional(), version: z.number().int().optional() }),
    data: bundleDetail,
  },
  deleteBundle: {
    method: 'POST',
    path: `${base}/delete`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Deletes a bundle that no other bundle or alias uses.',
    body: named,
    data: z.null(),
  },
});
