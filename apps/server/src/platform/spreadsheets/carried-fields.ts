import type { ImportDefinition } from '@lading/contracts/imports';

/** What an import row does to a field of the record that it updates. */
type FieldEffect = 'set' | 'clear' | 'keep';

/** The content of a row. */
interface RowCells {
  isFilled: (key: string) => boolean;
  /** The row carries the field, blank or not. */
  isCarried: (key: string) => boolean;
}

/**
 * Determines what rows do to the fields of existing records (decision D23): a field that a row does not carry is kept, and so is
 * a blank one unless blanks clear. A weight in two parts is one value: if one part is given, the other is not kept, since 1.2 kg and
 * the 500 g of an earlier file would be added.
 */
export function fieldEffects(
  { fields, uniqueBy }: ImportDefinition,
  clearsBlanks: boolean,
): (key: string, cells: RowCells) => FieldEffect {
  const otherPart = new Map<string, string>();
  for (const { key, measure } of fields)
    if (measure?.of === 'weight') otherPart.set(key, measure.minorField).set(measure.minorField, key);
  const clearable = new Set<string>(
    fields.filter(({ key, required }) => !required && !uniqueBy.includes(key)).map(({ key }) => key),
  );
  return (key, { isFilled, isCarried }) => {
    if (isFilled(key)) return 'set';
    const other = otherPart.get(key);
    if (other !== undefined && isFilled(other)) return 'clear';
    return clearsBlanks && clearable.has(key) && isCarried(key) ? 'clear' : 'keep';
  };
}
