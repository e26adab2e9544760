import { z } from 'zod';
import { normalForm } from '../core/normal-form.ts';

/** The customs category of the goods. */
export const customsContents = ['SALE', 'GIFT', 'SAMPLE', 'RETURN', 'DOCUMENTS'] as const;
export type CustomsContents = (typeof customsContents)[number];

/** What happens to an undeliverable parcel: it is returned, or abandoned. */
export const nonDeliveryOptions = ['RETURN', 'ABANDON'] as const;
export type NonDeliveryOption = (typeof nonDeliveryOptions)[number];

/** Who pays duties and taxes: the recipient (DAP) or the sender (DDP). */
export const customsTerms = ['DAP', 'DDP'] as const;
export type CustomsTerms = (typeof customsTerms)[number];

/** The customs declaration without the goods themselves, which come from the lines of the order, or are given if there is none. */
export const customsChoice = z.object({
  contents: z.enum(customsContents),
  terms: z.enum(customsTerms),
  /** The signer of the declaration. */
  signer: z.string().trim().min(1).max(80),
});

const chosenSigner = z
  .string()
  .overwrite(normalForm)
  .trim()
  .max(80)
  .nullish()
  .transform((text) => text || null);

/** Customs details of an order; omitted ones have their defaults: a sale, returned if undeliverable, signed by the usual signer. */
export const orderCustoms = z.object({
  contents: z.enum(customsContents).nullish(),
  nonDelivery: z.enum(nonDeliveryOptions).nullish(),
  signer: chosenSigner,
});
export type OrderCustoms = z.infer<typeof orderCustoms>;

/** Parts of {@link orderCustoms} to set on many orders; omitted ones are unchanged. */
export const orderCustomsChange = z.object({
  contents: z.enum(customsContents).optional(),
  nonDelivery: z.enum(nonDeliveryOptions).optional(),
  signer: z.string().overwrite(normalForm).trim().min(1).max(80).optional(),
});

/** The number that AES gives to a filed export: X, a date and six digits (15 CFR 30, App. B). */
export const itnPattern = /^X\d{14}$/;

/** A customs declaration as sent with the request for rates. */
export const customsDeclared = customsChoice.extend({
  itn: z.string().regex(itnPattern).optional(),
  /** If omitted: as in the order, otherwise returned. */
  nonDelivery: z.enum(nonDeliveryOptions).optional(),
  /** The signer confirms that no goods are on the Commerce Control List (15 CFR 758.1(b)(10)). */
  ear99: z.boolean().optional(),
});
export type CustomsDeclared = z.infer<typeof customsDeclared>;

/** The value of all units of a customs line, in whole hundredths; a unit may be worth a fraction of one. */
export const lineValue = ({ unitValue, quantity }: { unitValue: number; quantity: number }): number =>
  Math.round(unitValue * quantity);

/** Territories that the US post serves from the states without a customs declaration. */
const usTerritories = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);
/** The customs territory of a country code; shipments within it need no declaration. */
export const customsArea = (countryCode: string): string =>
  usTerritories.has(countryCode) ? 'US' : countryCode;

interface Place {
  countryCode?: string | null | undefined;
}

/** Whether a shipment between two places needs a customs declaration. */
export const crossesCustoms = (from: Place | null | undefined, to: Place | null | undefined): boolean =>
  Boolean(from?.countryCode && to?.countryCode) &&
  customsArea(from!.countryCode!) !== customsArea(to!.countryCode!);
