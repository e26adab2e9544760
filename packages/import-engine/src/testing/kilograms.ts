/** The weight of a row in kilograms, from its two parts and its unit. */
export function kilograms(row: Record<string, string> | undefined, prefix: '' | 'package'): number {
  const cell = (name: string) =>
    Number(row?.[prefix === '' ? name : `package${name[0]!.toUpperCase()}${name.slice(1)}`] ?? 0);
  const unit = row?.[prefix === '' ? 'unit' : 'packageUnit'];
  return unit === 'cm/kg' || unit === 'kg'
    ? cell('weight1') + cell('weight2') / 1000
    : (cell('weight1') + cell('weight2') / 16) * 0.45359237;
}
