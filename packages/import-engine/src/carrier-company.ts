import type { ImportDefinition } from '@lading/contracts/imports';
import { valuesFit } from './column-profile.ts';
import { headingForm } from './heading-form.ts';

/** Names of the company that ships, which are as well those of the recipient's company. */
const either = new Set(
  ['Shipping company', 'Shipping company name', 'Delivery company', 'Delivery company name'].map(headingForm),
);
/** What the headings of the recipient begin with in a file in which such a company is the recipient's. */
const ofRecipient =
  /^\W*(?:shipping|delivery)[\s_-]*(?:to[\s_-]*)?(?:first|last|full|name|address|street|city|town|state|province|zip|post|country)/i;
/** The share of carriers among the values of a column of them; others are small and have a name of their own. */
const likelyShare = 0.5;

/**
 * Reads "Shipping company" as the carrier where its values are carriers, or where nothing else names the recipient that way: beside "Shipping
 * address" it is the recipient's company.
 *
 * @param valuesOf the distinct values of a column
 * @returns the headings, with the name of the carrier field in its place
 */
export function withCarrierCompany(
  headings: readonly string[],
  { fields }: ImportDefinition,
  valuesOf: (column: number) => readonly string[],
): readonly string[] {
  const carrier = fields.find(({ key }) => key === 'carrierName');
  const at = headings.findIndex((heading) => either.has(headingForm(heading)));
  const hasCarrier = headings.some(
    (heading) => headingForm(heading) === headingForm(carrier?.label.en ?? ''),
  );
  if (!carrier || at === -1 || hasCarrier) return headings;
  const isCarrier =
    (valuesFit(carrier, valuesOf(at)) ?? 0) >= likelyShare ||
    !headings.some((heading, column) => column !== at && ofRecipient.test(heading));
  return isCarrier ? headings.with(at, carrier.label.en) : headings;
}
