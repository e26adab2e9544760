import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { decimalPlaces, money } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireTime } from '../core/wire-values.ts';
import { paymentMethods } from './ledger.ts';
import { fundsMessages } from './messages.ts';

/** Minimum and maximum of one payment, in whole units of the wallet's currency. */
export const topUpBounds = { min: 5, max: 50_000 } as const;
const mostWhole = 1_000_000;

/** An amount between two whole amounts of its own currency: 100 yen are not 1.00. */
const between = (min: number, max: number) =>
  money.refine(
    ({ minor, currency }) => {
      const unit = 10 ** decimalPlaces(currency);
      return minor >= Math.max(min * unit, min === 0 ? 0 : 1) && minor <= max * unit;
    },
    ruleMessage(fundsMessages.amountBounds.code, { min, max }),
  );

/** The bounds of one payment; see {@link topUpBounds}. */
export const topUpAmount = between(topUpBounds.min, topUpBounds.max);
/** The bounds of a client payment that a provider may record at once. */
export const recordedAmount = between(0.01, mostWhole);
/** A threshold that the available balance is compared with. */
export const balanceLimit = between(0, mostWhole);

/** After this many consecutive refusals a wallet stops topping up automatically. */
export const topUpFailuresMost = 3;

/** What a person agrees to: below the threshold the wallet requests the amount, up to the cap per calendar month. */
export const autoTopUpConsent = z
  .object({
    threshold: balanceLimit,
    amount: topUpAmount,
    monthlyCap: between(topUpBounds.min, mostWhole),
    method: z.enum(paymentMethods),
    /** The time zone of the calendar months that the cap applies to. */
    timeZone,
    /** The payer's consent to later charges without confirmation. */
    isConsented: z.boolean().refine((given) => given, ruleMessage(fundsMessages.consentRequired.code)),
  })
  .refine(({ amount, monthlyCap }) => monthlyCap.minor >= amount.minor, {
    path: ['monthlyCap'],
    ...ruleMessage(fundsMessages.capBelowAmount.code),
  });
export type AutoTopUpConsent = z.infer<typeof autoTopUpConsent>;

/** The current automatic top-up of a wallet. */
export const autoTopUp = z.object({
  threshold: money,
  amount: money,
  monthlyCap: money,
  method: z.enum(paymentMethods),
  /** `stopped`: after too many refusals; saving it again restarts it. */
  state: z.enum(['on', 'stopped']),
  /** The total added this month, including pending payments. */
  usedThisMonth: money,
  /** A payment is pending. */
  isUnderWay: z.boolean(),
  consentedBy: z.string().nullable(),
  consentedAt: wireTime,
  /** Refusals since the last payment that succeeded. */
  failures: z.number().int().nonnegative(),
  /** Why the last attempt was refused; null if it was not. */
  lastRefusal: localizedText.nullable(),
});
export type AutoTopUp = z.infer<typeof autoTopUp>;

/** What a wallet can request automatically here, and the current agreement. */
export const autoTopUpOffer = z.object({
  /** Owners alone agree to later charges, change that, and turn it off. */
  isAllowed: z.boolean(),
  /** Methods that can be charged without the payer; empty: automatic top-up is not offered on this platform. */
  methods: z.array(z.enum(paymentMethods)),
  setting: autoTopUp.nullable(),
});
export type AutoTopUpOffer = z.infer<typeof autoTopUpOffer>;
