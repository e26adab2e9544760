import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { binCode, eventKey } from './floor.ts';
import { mostTotes, wave, waveRow, waveSorted } from './waves.ts';
import { someUnits } from './request-parts.ts';

const base = `${productService('outbound')}/wms/wave` as const;
const named = z.object({ waveId: wireId });

/** Waves: several orders picked in one round and sorted to totes (warehouse design, b and c). Our own. */
export const floorWavesApi = defineService('floor-waves', {
  waves: {
    method: 'GET',
    path: `${base}/list`,
    access: 'warehouse',
    summary: 'Open waves of a warehouse, the oldest first.',
    query: z.object({ warehouseId: wireId }),
    data: z.array(waveRow),
  },
  waveDetail: {
    method: 'GET',
    path: `${base}/detail/{waveId}`,
    access: 'warehouse',
    summary: 'One wave with its totes and the remaining picks.',
    params: named,
    data: wave,
  },
  /** Freight, and orders of another wave, are skipped. Refused with 409 if nothing is ready to pick. */
  createWave: {
    method: 'POST',
    path: `${base}/create`,
    access: 'warehouse',
    summary: 'Creates a wave of the most urgent orders that are ready to pick, each with its own tote.',
    body: z.object({ warehouseId: wireId, eventKey, orders: z.number().int().min(1).max(mostTotes) }),
    data: wave,
  },
  /** Repeating a start, finish or cancellation changes nothing. */
  moveWave: {
    method: 'POST',
    path: `${base}/move`,
    access: 'warehouse',
    summary: 'Starts, finishes or cancels a wave.',
    body: named.extend({ act: z.enum(['start', 'finish', 'cancel']) }),
    data: wave,
  },
  /** Idempotent by key; each order's share is a separate pick. */
  pickWave: {
    method: 'POST',
    path: `${base}/pick`,
    access: 'warehouse',
    summary:
      'Picks units of one product from a bin for all orders of a wave; the reply assigns them to totes.',
    body: named.extend({
      eventKey,
      code: z.string().trim().min(1).max(100),
      binCode,
      quantity: someUnits,
    }),
    data: z.object({ wave, sorted: waveSorted }),
  },
});
