import { z } from 'zod';
import { defineService } from '../../core/define-service.ts';
import { limits } from '../../core/limits.ts';
import { listChoice, listQuery, pageOf } from '../../core/page.ts';
import { productService } from '../../core/product.ts';
import { wireId } from '../../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../../tasks/export.ts';
import { madeManifests, manifest, manifestGroup, manifestStates, mostManifested } from './manifest.ts';

const base = `${productService('shipment')}/manifest` as const;
const filters = { state: z.enum(manifestStates).optional() };

/** End-of-day manifests (SCAN forms) of carriers (spec §2, "Shipment Service"). Our own. */
export const manifestsApi = defineService('manifests', {
  manifestPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Manifests, newest first.',
    query: listQuery(['createTime']).extend(filters),
    data: pageOf(manifest),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportManifests: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the manifests of the list.',
    body: exportOf(listChoice(['createTime']).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  manifestGroups: {
    method: 'GET',
    path: `${base}/waiting`,
    access: 'signed-in',
    summary: 'Labeled shipments without a manifest, by account, origin and ship date.',
    data: z.array(manifestGroup),
  },
  /** A shipment is in one manifest only: repeated requests report it as not included, with the manifest that it is in. */
  createManifests: {
    method: 'POST',
    path: `${base}/create`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates a manifest for each account, origin and ship date of the shipments.',
    body: z.object({ shipmentIds: z.array(wireId).min(1).max(mostManifested) }),
    data: madeManifests,
    timeoutMs: limits.http.timeoutMs + 10_000,
  },
  manifestFile: {
    method: 'GET',
    path: `${base}/file/{manifestId}`,
    access: 'signed-in',
    summary: 'The document of a manifest, as PDF.',
    params: z.object({ manifestId: wireId }),
    reply: 'file',
  },
});
