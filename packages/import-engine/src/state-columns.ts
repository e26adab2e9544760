import type { ImportDefinition } from '@lading/contracts/imports';

/** In Spanish and Portuguese a state of a country and that of an order have the same name. */
const state = /^estado(?: \(\d\))?$/iu;
/** What an order may be: such a column is its status wherever it stands. */
const status =
  /^(?:pendiente|pendente|enviad[oa]|entregad[oa]|entregue|pagad[oa]|pago|cancelad[oa]|completad[oa]|conclu[íi]d[oa]|procesado|procesando|processando|devuelt[oa]|devolvid[oa]|en (?:proceso|tr[áa]nsito|camino)|em (?:processamento|tr[âa]nsito))$/iu;

/**
 * Reads "Estado" as the state of an address if a city, a postal code or a country stands beside it and no other column is the state;
 * elsewhere it is the status of the order.
 *
 * @param fieldsOf the fields that a heading may mean
 * @param valuesOf the filled cells of a column
 */
export function withStateOfAddress(
  headings: readonly string[],
  { addresses }: Pick<ImportDefinition, 'addresses'>,
  fieldsOf: (heading: string) => readonly string[],
  valuesOf: (column: number) => readonly string[],
): readonly string[] {
  const recipient = addresses?.recipient;
  if (!recipient) return headings;
  const places: readonly string[] = [recipient.city, recipient.zip, recipient.country];
  const isPlace = (heading = '') => fieldsOf(heading).some((field) => places.includes(field));
  if (headings.some((heading) => !state.test(heading) && fieldsOf(heading).includes(recipient.state)))
    return headings;
  return headings.map((heading, at) =>
    state.test(heading) &&
    (isPlace(headings[at - 1]) || isPlace(headings[at + 1])) &&
    !valuesOf(at).some((value) => status.test(value))
      ? 'Provincia'
      : heading,
  );
}
