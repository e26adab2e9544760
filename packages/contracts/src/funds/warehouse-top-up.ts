import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/**
 * Where a payment to a warehouse stands: its client has reported it, and the warehouse confirms or rejects it. `REVERSED`: it was confirmed,
 * and its credit was taken back.
 */
export const topUpStates = ['REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'REVERSED'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** A payment to a warehouse as its client reports it. */
export const warehouseTopUp = z.object({
  topUpId: wireId,
  warehouseId: wireId,
  warehouseName: z.string(),
  amount: money,
  /** What it is known by on both sides, such as the number of a bank transfer. */
  transactionNo: z.string(),
  paidOn: calendarDay,
  remark: wireText,
  state: z.enum(topUpStates),
  /** Why it was rejected. */
  answer: wireText,
  time: wireTime,
});
export type WarehouseTopUp = z.infer<typeof warehouseTopUp>;

/** The same as the provider sees it. */
export const providerTopUp = warehouseTopUp.extend({ orgId: wireId, orgName: z.string() });
export type ProviderTopUp = z.infer<typeof providerTopUp>;

/** Payments that one list of them shows at most. */
export const topUpsShownMost = 200;
