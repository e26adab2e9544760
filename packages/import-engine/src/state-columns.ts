import type { ImportDefinition } from '@lading/contracts/imports';

/** In Spanish and Portuguese a state of a country and that of an order have the same name. */
const state = /^estado(?: \(\d\))?$/iu;

/**
 * Reads "Estado" as the state of an address if a city, a postal code or a country stands beside it; elsewhere it is the status of the order.
 *
 * @param fieldsOf the fields that a heading may mean
 */
export function withStateOfAddress(
  headings: readonly string[],
  { addresses }: Pick<ImportDefinition, 'addresses'>,
  fieldsOf: (heading: string) => readonly string[],
): readonly string[] {
  const recipient = addresses?.recipient;
  if (!recipient) return headings;
  const places: readonly string[] = [recipient.city, recipient.zip, recipient.country];
  const isPlace = (heading = '') => fieldsOf(heading).some((field) => places.includes(field));
  return headings.map((heading, at) =>
    state.test(heading) && (isPlace(headings[at - 1]) || isPlace(headings[at + 1])) ? 'Provincia' : heading,
  );
}
