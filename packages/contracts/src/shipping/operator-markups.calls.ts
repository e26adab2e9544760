import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { money } from '../core/money.ts';
import { wireTime } from '../core/wire-values.ts';

/** From 0 to 100, with at most two decimals. */
const percent = z
  .string()
  .trim()
  .regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/);
/** Minor units. */
const fixedMost = 100_000;
const fixed = money.refine(({ minor, currency }) => currency === 'USD' && minor >= 0 && minor <= fixedMost);

/** What the platform charges on top of the rates of one of its carrier accounts (shipping design, "CarrierAccount"). */
const accountMarkup = z.object({
  accountId: z.string(),
  carrierName: z.string(),
  /** Of what the carrier charges: a decimal text with two places, `12.50`. */
  percent: z.string(),
  /** Per package. */
  fixed: money,
  /** Null: never set, nothing is added. */
  setTime: wireTime.nullable(),
});
export type AccountMarkup = z.infer<typeof accountMarkup>;

/** A markup to apply from now on; what is omitted stays as it is. */
const newMarkup = z.object({
  accountId: z.string().min(1).max(60),
  percent: percent.optional(),
  fixed: fixed.optional(),
});
export type NewMarkup = z.infer<typeof newMarkup>;

const site = '/api/operator/carrier-account/markup';

/** The markup of the platform's carrier accounts, which operators set (decision record 0168). Our own. */
export const operatorMarkupsApi = defineService('operator-markups', {
  markups: {
    method: 'GET',
    path: site,
    access: 'operator',
    summary: 'The carrier accounts of the platform with their markup.',
    data: z.array(accountMarkup),
  },
  setMarkup: {
    method: 'POST',
    path: site,
    access: 'operator',
    audit: 'operator',
    summary:
      'Sets the markup of a carrier account of the platform for quotes from now on; an account of a client is refused.',
    body: newMarkup,
    data: accountMarkup,
  },
});
