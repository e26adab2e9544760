import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { languages } from '../identity/user-info.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { eeiBases, eeiRecord } from './eei.ts';

/** The paper size of export documents. */
export const eeiPapers = ['LETTER', 'A4'] as const;
export type EeiPaper = (typeof eeiPapers)[number];

const base = '/ezeeship-api/ezeeship/eei';
/** `from` and `to` apply to the moment of the purchase. */
const filters = { basis: z.enum(eeiBases).optional(), ...createdBetween };

/** Options of an export document. */
export const eeiFileChoice = z.object({ paper: z.enum(eeiPapers), language: z.enum(languages) });

/** Declarations of exports from the US (spec §2, "Shipment Service"). Our own. */
export const eeiApi = defineService('eei', {
  eeiPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Exports from the US with bought labels, each with its ITN or exemption, newest first.',
    query: listQuery(['boughtTime']).extend(filters),
    data: pageOf(eeiRecord),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportEei: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the EEI records of the list.',
    body: exportOf(listChoice(['boughtTime']).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  /** Earlier citations stay on record. */
  enterCitation: {
    method: 'POST',
    path: `${base}/citation`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Enters the ITN or exemption of an export, also after it was shipped.',
    body: z.object({
      recordId: wireId,
      /** See `readCitation`: `X20261125000001`, `AESPOST 123456789 12/09/2026`, `NOEEI 30.37(a)`. */
      citation: z.string().trim().min(1).max(60),
    }),
    data: eeiRecord,
  },
  eeiFile: {
    method: 'GET',
    path: `${base}/file/{recordId}`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The details that AES requires of an export, and its citation, as PDF.',
    params: z.object({ recordId: wireId }),
    query: eeiFileChoice,
    reply: 'file',
  },
});
