import { z } from 'zod';
import { localizedText } from '../core/localized-text.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { decimalPlaces, money } from '../core/money.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireTime } from '../core/wire-values.ts';
import { paymentMethods } from './ledger.ts';
import { fundsMessages } from './messages.ts';

/** The least and the most that one payment may bring, in whole units of the wallet's currency. */
export const topUpBounds = { min: 5, max: 50_000 } as const;
const mostWhole = 1_000_000;

/** An amount between two whole amounts of its own currency: 100 yen are no 1.00. */
const between = (min: number, max: number) =>
  money.refine(
    ({ minor, currency }) => {
      const unit = 10 ** decimalPlaces(currency);
      return minor >= Math.max(min * unit, min === 0 ? 0 : 1) && minor <= max * unit;
    },
    ruleMessage(fundsMessages.amountBounds.code, { min, max }),
  );

/** What one payment may bring; see {@link topUpBounds}. */
export const topUpAmount = between(topUpBounds.min, topUpBounds.max);
/** What a provider may record as paid by a client at once. */
export const recordedAmount = between(0.01, mostWhole);
/** A limit that the available balance is compared with. */
export const balanceLimit = between(0, mostWhole);

/** After so many refusals in a row a wallet stops asking by itself. */
export const topUpFailuresMost = 3;

/** What a person agrees to: below the threshold the wallet asks for the amount, within a calendar month no more than the cap. */
export const autoTopUpConsent = z
  .object({
    threshold: balanceLimit,
    amount: topUpAmount,
    monthlyCap: between(topUpBounds.min, mostWhole),
    method: z.enum(paymentMethods),
    /** Whose calendar months the cap counts. */
    timeZone,
    /** The payer's consent to later charges without being asked again. */
    isConsented: z.boolean().refine((given) => given, ruleMessage(fundsMessages.consentRequired.code)),
  })
  .refine(({ amount, monthlyCap }) => monthlyCap.minor >= amount.minor, {
    path: ['monthlyCap'],
    ...ruleMessage(fundsMessages.capBelowAmount.code),
  });
export type AutoTopUpConsent = z.infer<typeof autoTopUpConsent>;

/** Automatic top-up of a wallet as it stands. */
export const autoTopUp = z.object({
  threshold: money,
  amount: money,
  monthlyCap: money,
  method: z.enum(paymentMethods),
  /** `stopped`: after too many refusals; saving it again starts it. */
  state: z.enum(['on', 'stopped']),
  /** What it has added this month, with what is under way. */
  usedThisMonth: money,
  /** A payment is being made now. */
  isUnderWay: z.boolean(),
  consentedBy: z.string().nullable(),
  consentedAt: wireTime,
  /** Refusals since the last payment that succeeded. */
  failures: z.number().int().nonnegative(),
  /** Why the last attempt was refused; null when it was not. */
  lastRefusal: localizedText.nullable(),
});
export type AutoTopUp = z.infer<typeof autoTopUp>;

/** What a wallet can ask for by itself here, and what was agreed to. */
export const autoTopUpOffer = z.object({
  /** Methods that can be charged without the payer; empty: automatic top-up is not offered on this platform. */
  methods: z.array(z.enum(paymentMethods)),
  setting: autoTopUp.nullable(),
});
export type AutoTopUpOffer = z.infer<typeof autoTopUpOffer>;
