import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';

/**
 * The status of a payment to a warehouse: reported by its client, then confirmed or rejected by the warehouse. `REVERSED`: it was
 * confirmed, and its credit was taken back.
 */
export const topUpStates = ['REQUESTED', 'CONFIRMED', 'REJECTED', 'CANCELLED', 'REVERSED'] as const;
export type TopUpState = (typeof topUpStates)[number];

/** A payment to a warehouse as its client reports it. */
export const warehouseTopUp = z.object({
  topUpId: wireId,
  warehouseId: wireId,
  warehouseName: z.string(),
  amount: money,
  /** The reference that both sides know it by, such as the number of a bank transfer. */
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

/** Maximum number of payments in one list. */
export const topUpsShownMost = 200;
