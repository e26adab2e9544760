import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { binCode, eventKey, floorOutbound } from './floor.ts';
import { someUnits } from './request-parts.ts';

const base = `${productService('outbound')}/wms/outbound` as const;
const outboundEvent = z.object({ outboundId: wireId, eventKey });
const code = z.string().trim().min(1).max(100);

/** Staff actions for outbounds with problems (warehouse design, b), each idempotent by key. Our own. */
export const floorExceptionsApi = defineService('floor-exceptions', {
  /** Counts as a count of the bin: missing units are no longer in stock. The order reserves other units, or waits for stock. */
  shortPick: {
    method: 'POST',
    path: `${base}/short`,
    access: 'warehouse',
    summary: 'Reports that a bin has fewer units than an order needs.',
    body: outboundEvent.extend({ code, binCode, left: z.number().int().min(0).max(999_999) }),
    data: floorOutbound,
  },
  answerCancel: {
    method: 'POST',
    path: `${base}/cancel/answer`,
    access: 'warehouse',
    summary: 'Accepts or refuses a client’s request to cancel an outbound in progress.',
    body: outboundEvent.extend({ isAccepted: z.boolean() }),
    data: floorOutbound,
  },
  /** Removing the last unit cancels the outbound. */
  putBack: {
    method: 'POST',
    path: `${base}/putBack`,
    access: 'warehouse',
    summary: 'Puts picked units of a canceled outbound back into a bin.',
    body: outboundEvent.extend({ code, binCode, quantity: someUnits }),
    data: floorOutbound,
  },
});
