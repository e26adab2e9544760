import { z } from 'zod';
import { normalForm } from '../core/normal-form.ts';

/** What the goods are sent as. */
export const customsContents = ['SALE', 'GIFT', 'SAMPLE', 'RETURN', 'DOCUMENTS'] as const;
export type CustomsContents = (typeof customsContents)[number];

/** What becomes of a parcel that cannot be delivered: it is brought back, or given up. */
export const nonDeliveryOptions = ['RETURN', 'ABANDON'] as const;
export type NonDeliveryOption = (typeof nonDeliveryOptions)[number];

/** Who pays duties and taxes: the recipient (DAP) or the sender (DDP). */
export const customsTerms = ['DAP', 'DDP'] as const;
export type CustomsTerms = (typeof customsTerms)[number];

/** What is declared to customs besides the goods themselves, which come from the lines of the order. */
export const customsChoice = z.object({
  contents: z.enum(customsContents),
  terms: z.enum(customsTerms),
  /** Who signs for what is declared. */
  signer: z.string().trim().min(1).max(80),
});

const chosenSigner = z
  .string()
  .overwrite(normalForm)
  .trim()
  .max(80)
  .nullish()
  .transform((text) => text || null);

/** What an order says for customs; what it leaves out is as usual: a sale, brought back, signed for by the usual signer. */
export const orderCustoms = z.object({
  contents: z.enum(customsContents).nullish(),
  nonDelivery: z.enum(nonDeliveryOptions).nullish(),
  signer: chosenSigner,
});
export type OrderCustoms = z.infer<typeof orderCustoms>;

/** Parts of {@link orderCustoms} that many orders get; what is left out stays. */
export const orderCustomsChange = z.object({
  contents: z.enum(customsContents).optional(),
  nonDelivery: z.enum(nonDeliveryOptions).optional(),
  signer: z.string().overwrite(normalForm).trim().min(1).max(80).optional(),
});

/** The number that AES gives to a filed export: X, a date and six digits (15 CFR 30, App. B). */
export const itnPattern = /^X\d{14}$/;

/** A customs declaration as it is sent with the request for rates. */
export const customsDeclared = customsChoice.extend({
  itn: z.string().regex(itnPattern).optional(),
  /** Left out: as the order says, or else it is brought back. */
  nonDelivery: z.enum(nonDeliveryOptions).optional(),
  /** Whoever signs confirms that no goods are on the Commerce Control List (15 CFR 758.1(b)(10)). */
  ear99: z.boolean().optional(),
});
export type CustomsDeclared = z.infer<typeof customsDeclared>;

/** What all units of a customs line are worth, in whole hundredths; a unit may be worth a part of one. */
export const lineValue = ({ unitValue, quantity }: { unitValue: number; quantity: number }): number =>
  Math.round(unitValue * quantity);

/** Territories that the US post reaches without a customs declaration from the states. */
const usTerritories = new Set(['US', 'PR', 'VI', 'GU', 'MP', 'AS']);
/** The territory within which nothing is declared, by the code of a country in it. */
export const customsArea = (countryCode: string): string =>
  usTerritories.has(countryCode) ? 'US' : countryCode;

interface Place {
  countryCode?: string | null | undefined;
}

/** Whether what goes from one place to another is declared to customs. */
export const crossesCustoms = (from: Place | null | undefined, to: Place | null | undefined): boolean =>
  Boolean(from?.countryCode && to?.countryCode) &&
  customsArea(from!.countryCode!) !== customsArea(to!.countryCode!);
