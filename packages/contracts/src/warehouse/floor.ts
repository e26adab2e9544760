import { z } from 'zod';
import { address } from '../core/address.ts';
import { wireId, wireText } from '../core/wire-values.ts';
import { inboundActs, inboundDeliveries, inboundStatuses, warehouseEvent } from './inbound.ts';
import { freightFacts, loadTypes } from './freight.ts';
import { outboundActs, outboundStatuses } from './outbound.ts';
import { units } from './request-parts.ts';

/** The purpose of a place in the warehouse. */
export const binKinds = ['DOCK', 'PICK', 'RESERVE', 'HOLD', 'RETURN', 'STAGE'] as const;
export type BinKind = (typeof binKinds)[number];

/** Code of a bin as on its label; case does not matter. */
export const binCode = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9._-]{0,29}$/));

/** A bin as staff add it. */
export const binDraft = z.object({
  binCode,
  kind: z.enum(binKinds),
  /** Its position in the walking order of a round. */
  pickSequence: z.number().int().min(0).max(1_000_000).default(0),
});

/** A place in the warehouse and its contents. */
export const bin = z.object({
  binId: wireId,
  binCode: z.string(),
  kind: z.enum(binKinds),
  pickSequence: z.number().int(),
  units: z.number().int().nonnegative(),
});
export type Bin = z.infer<typeof bin>;

/** A warehouse that the caller's organization provides. */
export const floorWarehouse = z.object({
  warehouseId: wireId,
  warehouseCode: z.string(),
  warehouseName: z.string(),
});
export type FloorWarehouse = z.infer<typeof floorWarehouse>;

/** What staff may see of a product: how to recognize it. */
const goods = {
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  /** Codes that a scan may return, in addition to the SKU. */
  barcodes: z.array(z.string()),
};

/** An inbound in the dock's list. */
export const floorInboundRow = z.object({
  inboundId: wireId,
  inboundNo: z.string(),
  clientRef: z.string(),
  clientName: z.string(),
  status: z.enum(inboundStatuses),
  delivery: z.enum(inboundDeliveries),
  eta: wireText,
  expected: units,
  received: units,
  stowed: units,
});
export type FloorInboundRow = z.infer<typeof floorInboundRow>;

/** An inbound in progress. */
export const floorInbound = z.object({
  ...floorInboundRow.shape,
  containerNo: wireText,
  tracking: wireText,
  remark: wireText,
  lines: z.array(
    z.object({
      lineId: wireId,
      ...goods,
      expected: units,
      countedGood: units,
      countedDamaged: units,
      stowed: units,
      lotNo: wireText,
    }),
  ),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(inboundActs)),
});
export type FloorInbound = z.infer<typeof floorInbound>;

/** An outbound in the floor's list. */
export const floorOutboundRow = z.object({
  outboundId: wireId,
  outboundNo: z.string(),
  clientRef: z.string(),
  clientName: z.string(),
  status: z.enum(outboundStatuses),
  shipBy: wireText,
  units,
  picked: units,
  /** For freight; null for a parcel. */
  loadType: z.enum(loadTypes).nullish(),
});
export type FloorOutboundRow = z.infer<typeof floorOutboundRow>;

/** An outbound in progress. */
export const floorOutbound = z.object({
  ...floorOutboundRow.shape,
  recipient: address,
  carrierName: wireText,
  serviceCode: wireText,
  trackingNumber: wireText,
  lines: z.array(
    z.object({
      lineId: wireId,
      ...goods,
      ordered: units,
      picked: units,
      shipped: units,
      /** Where to take units from, in walking order. */
      places: z.array(
        z.object({ binCode: z.string(), lotNo: wireText, expiresOn: wireText, quantity: units }),
      ),
    }),
  ),
  /** Null for a parcel. */
  freight: freightFacts.nullish(),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(outboundActs)),
});
export type FloorOutbound = z.infer<typeof floorOutbound>;

/** Idempotency key of a floor action, chosen by the device at the time of the scan. */
export const eventKey = z.string().regex(/^[\x21-\x7e]{8,100}$/);
