import { z } from 'zod';
import { localizedText } from '../../core/localized-text.ts';
import { calendarDay } from '../../core/moment.ts';
import { address } from '../../core/address.ts';
import { wireId, wireText, wireTime } from '../../core/wire-values.ts';
import type { StateTable } from './state-table.ts';

/** The status of a manifest (shipping design, "Manifest"). It is never changed: later shipments go into another one. */
export const manifestStates = ['CREATING', 'CREATED', 'FAILED'] as const;
export type ManifestState = (typeof manifestStates)[number];

/** The transitions of a manifest. */
export const manifestMoves: StateTable<ManifestState> = {
  CREATING: ['CREATED', 'FAILED'],
  CREATED: [],
  FAILED: [],
};

/** Maximum shipments of one request. */
export const mostManifested = 500;

/** The parcels of one carrier account, origin and ship date, which the carrier accepts with one scan. */
export const manifest = z.object({
  manifestId: wireId,
  accountId: z.string(),
  carrierName: z.string(),
  state: z.enum(manifestStates),
  origin: address,
  shipDate: calendarDay,
  shipments: z.number().int(),
  packages: z.number().int(),
  /** The carrier's id. */
  number: wireText,
  /** Why there is none. */
  message: localizedText.nullable(),
  createTime: wireTime,
});
export type Manifest = z.infer<typeof manifest>;

/** Shipments that could be in one manifest. */
export const manifestGroup = z.object({
  carrierName: z.string(),
  origin: address,
  shipDate: calendarDay,
  packages: z.number().int(),
  shipmentIds: z.array(wireId),
});
export type ManifestGroup = z.infer<typeof manifestGroup>;

/** The result of a request: a manifest for each account, origin and ship date, and why shipments were not included. */
export const madeManifests = z.object({
  manifests: z.array(manifest),
  left: z.array(z.object({ shipmentId: wireId, shipmentNo: z.string(), reason: localizedText })),
});
export type MadeManifests = z.infer<typeof madeManifests>;
