import { decimalText, type Money } from '@lading/contracts/core';
import {
  carrierMessages,
  shippingMessages,
  type PurchaseRequest,
  type Rate,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import type { Platform } from '../../platform/platform.ts';
import { conflict } from '../../platform/request-error.ts';
import { pickupDay } from './business-day-rules.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import type { QuoteService } from './quote.service.ts';
import type { KeptQuote } from './quote.store.ts';
import { requestOfRate } from './ship-date-rules.ts';

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** What a purchase is checked against. */
interface Quoted {
  orgId: string;
  quote: KeptQuote;
  /** The organization's default cut-off. */
  cutOff: ShippingSettings['cutOff'];
  signal: AbortSignal;
}

/** Finds the rate that a person has chosen, as it is when it is bought. */
export function priceAtPurchase(
  { clock }: Pick<Platform, 'clock'>,
  accounts: CarrierAccounts,
  quotes: Pick<QuoteService, 'ask'>,
) {
  /**
   * The rate at its current price.
   * @throws RequestError when that differs from the price that the person has seen, or the pickup of the ship date has passed since
   */
  return async (
    { rateId, amount }: PurchaseRequest,
    { orgId, quote, cutOff, signal }: Quoted,
  ): Promise<Rate & { isWallet: boolean }> => {
    const inUse = await accounts.inUse(orgId);
    const carrier = inUse.find(({ accountId }) => rateId.startsWith(`${accountId}:`));
    if (!carrier) throw conflict(carrierMessages.accountGone());
    const now = clock.now();
    const { shipDate: day } = requestOfRate(quote, rateId);
    const next = pickupDay({ now, asked: day }, carrier, cutOff);
    if (next.today > day) throw conflict(shippingMessages.shipDayOver({ day }));
    if (next.day !== day) throw conflict(shippingMessages.cutOffPassed({ day, next: next.day }));
    const { rates } =
      quote.expiresAt <= now ? await quotes.ask([{ carrier, day }], quote.request, signal) : quote.rates;
    const rate = rates.find((one) => one.rateId === rateId);
    if (!rate) throw conflict(shippingMessages.rateGone());
    if (rate.amount.currency !== amount.currency || rate.amount.minor !== amount.minor) {
      const difference = { ...rate.amount, minor: rate.amount.minor - amount.minor };
      throw conflict(
        shippingMessages.staleQuote({
          was: amountText(amount),
          now: amountText(rate.amount),
          difference: amountText(difference),
        }),
      );
    }
    return { ...rate, isWallet: carrier.ownedBy === 'platform' };
  };
}
