import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf } from '../core/page.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { eeiBases, eeiRecord } from './eei.ts';

const base = '/ezeeship-api/ezeeship/eei';
/** `from` and `to` are about the moment of the purchase. */
const filters = { basis: z.enum(eeiBases).optional(), ...createdBetween };

/** What was declared of exports from the US (spec §2, "Shipment Service"). Our own. */
export const eeiApi = defineService('eei', {
  eeiPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary:
      'Exports from the US whose labels were bought, each with its ITN or why none was due, newest first.',
    query: listQuery(['boughtTime']).extend(filters),
    data: pageOf(eeiRecord),
  },
  /** The whole list as it is narrowed, as a file made in the background (decision D7). */
  exportEei: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Begins to write the exports of the list to a file.',
    body: exportOf(listChoice(['boughtTime']).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
});
