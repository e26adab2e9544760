import type { LocalizedMessage } from '@lading/contracts/core';
import { carrierMessages, voidMessages } from '@lading/contracts/shipping';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';

const dayMs = 86_400_000;

/**
 * Why the labels of a purchase cannot be voided, although no carrier has scanned them; null: they can.
 * @param carrier undefined: its account was removed
 */
export function voidRefusal(
  carrier: Pick<CarrierAdapter, 'voidDays'> | undefined,
  { serviceCode, boughtAt }: { serviceCode: string; boughtAt: Date },
  now: Date,
): LocalizedMessage | null {
  if (!carrier) return carrierMessages.accountOfLabelGone();
  const days = carrier.voidDays(serviceCode);
  return now.getTime() - boughtAt.getTime() > days * dayMs ? voidMessages.voidLate({ days }) : null;
}
