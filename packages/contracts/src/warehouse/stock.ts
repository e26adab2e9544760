import { z } from 'zod';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { units } from './request-parts.ts';

/** Where goods are: in the warehouse by condition, or outside it as the other side of a move (warehouse design, a). */
export const physicalBuckets = ['DOCK', 'GOOD', 'HOLD', 'DAMAGED', 'QUARANTINE', 'STAGED'] as const;
export type PhysicalBucket = (typeof physicalBuckets)[number];
export const virtualBuckets = ['SUPPLIER', 'CUSTOMER', 'FOUND_LOST', 'SCRAP', 'ASSEMBLY'] as const;
export type Bucket = PhysicalBucket | (typeof virtualBuckets)[number];
const bucket = z.enum([...physicalBuckets, ...virtualBuckets]);

/** The kinds of events; each is recorded once and reversed by another. */
export const stockEventKinds = [
  'inbound.submitted',
  'inbound.cancelled',
  'inbound.arrived',
  'inbound.received',
  'inbound.stowed',
  'inbound.closed',
  'discrepancy.accept',
  'discrepancy.recount',
  'discrepancy.claim',
  'discrepancy.explain',
  'discrepancy.recounted',
  'discrepancy.settle',
  'outbound.submitted',
  'outbound.allocated',
  'outbound.cancelled',
  'outbound.picked',
  'outbound.short',
  'outbound.packed',
  'outbound.shipped',
  'outbound.cancel-requested',
  'outbound.cancel-withdrawn',
  'outbound.cancel-refused',
  'outbound.cancel-accepted',
  'outbound.put-back',
  'return.announced',
  'return.cancelled',
  'return.arrived',
  'return.inspected',
  'return.completed',
  'work.ordered',
  'work.cancelled',
  'work.started',
  'work.assembled',
  'work.disassembled',
  'work.relabeled',
  'work.repacked',
  'work.disposed',
  'work.finished',
  'work.rejected',
  'crossdock.announced',
  'crossdock.cancelled',
  'crossdock.arrived',
  'crossdock.received',
  'crossdock.dispatched',
  'crossdock.closed',
  'stock.counted',
  'reversal',
] as const;
export type StockEventKind = (typeof stockEventKinds)[number];

/** Where the bench puts returned goods: back on the shelf, with damaged goods, or disposed of. */
export const returnDispositions = ['RESTOCK', 'DAMAGED', 'DISPOSE'] as const;
export type ReturnDisposition = (typeof returnDispositions)[number];

/** The stock of a product in a warehouse, in units. */
export const stockLevel = z.object({
  levelId: wireId,
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  warehouseId: wireId,
  warehouseName: wireText,
  /** Total quantity in any condition. */
  onHand: units,
  /** Available quantity: good and not reserved. */
  available: units,
  reserved: units,
  /** Incoming: expected and not received yet. */
  incoming: units,
  /** Received and not put away. */
  dock: units,
  /** Picked and not shipped. */
  staged: units,
  hold: units,
  damaged: units,
  changeTime: wireTime,
});
export type StockLevel = z.infer<typeof stockLevel>;

/** One line of a product's history: an event and its move between one pair of places. */
export const stockMove = z.object({
  moveId: wireId,
  eventId: wireId,
  kind: z.enum(stockEventKinds),
  time: wireTime,
  warehouseName: wireText,
  quantity: z.number().int().positive(),
  from: bucket,
  to: bucket,
  fromBin: wireText,
  toBin: wireText,
  lotNo: wireText,
  /** What it was for. */
  subjectKind: z.enum(['inbound', 'outbound', 'return', 'work-order', 'product']),
  subjectId: wireId,
  subjectNo: wireText,
  /** Whether another event has reversed it. */
  isReversed: z.boolean(),
});
export type StockMove = z.infer<typeof stockMove>;

/** All data on the stock of one product. */
export const stockCard = z.object({
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  levels: z.array(stockLevel),
  bins: z.array(
    z.object({
      warehouseName: wireText,
      binCode: z.string(),
      bucket: z.enum(physicalBuckets),
      lotNo: wireText,
      expiresOn: wireText,
      quantity: units,
    }),
  ),
  /** Units by arrival day, oldest first. */
  layers: z.array(
    z.object({
      warehouseName: wireText,
      receivedOn: z.string(),
      lotNo: wireText,
      quantity: units,
      quantityLeft: units,
    }),
  ),
  /** Orders for which units are reserved. */
  reservations: z.array(
    z.object({ outboundId: wireId, outboundNo: z.string(), clientRef: z.string(), quantity: units }),
  ),
  /** Inbounds with expected units. */
  expected: z.array(
    z.object({
      inboundId: wireId,
      inboundNo: z.string(),
      clientRef: z.string(),
      eta: wireText,
      quantity: units,
    }),
  ),
  /** The latest, newest first. */
  moves: z.array(stockMove),
});
export type StockCard = z.infer<typeof stockCard>;
