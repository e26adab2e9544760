import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId } from '../core/wire-values.ts';
import { recordedAmount } from './auto-top-up.ts';
import { providerTopUp, topUpsShownMost, warehouseTopUp } from './warehouse-top-up.ts';

const fund = '/api/wms-business/oms/fund/topUp';
const site = '/api/wms-business/wms/topUp';
const named = z.object({ topUpId: wireId });

/** Payments that a client reports to its warehouses; they count once the warehouse confirms them. Our own. */
export const topUpsApi = defineService('warehouseTopUps', {
  topUps: {
    method: 'GET',
    path: `${fund}/list`,
    access: 'signed-in',
    summary: 'The latest payments reported to a warehouse, newest first.',
    query: z.object({ warehouseId: wireId }),
    data: z.array(warehouseTopUp),
  },
  reportTopUp: {
    method: 'POST',
    path: `${fund}/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Reports a payment to a warehouse; repeating the same number and amount changes nothing.',
    body: z.object({
      warehouseId: wireId,
      amount: recordedAmount,
      transactionNo: z.string().trim().min(1).max(50),
      paidOn: calendarDay,
      remark: z.string().trim().max(500).nullish(),
    }),
    data: warehouseTopUp,
  },
  cancelTopUp: {
    method: 'POST',
    path: `${fund}/cancel`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Withdraws a reported payment that the warehouse has not confirmed yet.',
    body: named,
    data: warehouseTopUp,
  },
});

/** The provider's side of them (decision D15). Our own. */
export const providerTopUpsApi = defineService('warehouse-top-ups', {
  clientTopUps: {
    method: 'GET',
    path: `${site}/list`,
    access: 'warehouse',
    summary: `Payments that clients of a warehouse have reported, at most ${topUpsShownMost}: those to be confirmed, each client in turn, then the latest.`,
    query: z.object({ warehouseId: wireId }),
    data: z.array(providerTopUp),
  },
  confirmTopUp: {
    method: 'POST',
    path: `${site}/confirm`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Confirms that a payment has arrived and credits the wallet of the client, once.',
    body: named,
    data: providerTopUp,
  },
  rejectTopUp: {
    method: 'POST',
    path: `${site}/reject`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Rejects a reported payment with a reason for the client.',
    body: named.extend({ answer: z.string().trim().min(1).max(200) }),
    data: providerTopUp,
  },
});
