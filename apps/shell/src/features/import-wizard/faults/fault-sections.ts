import type { CountedGroup } from './fault-index.ts';

/** The groups of one field, and their cells altogether. */
export interface FaultSectionRows {
  fieldKey: string;
  count: number;
  groups: readonly CountedGroup[];
}

/** Groups by field: the field with the most faults first, and in each the most frequent group. */
export function faultSections(groups: readonly CountedGroup[]): FaultSectionRows[] {
  const byField = new Map<string, CountedGroup[]>();
  for (const group of groups) {
    const known = byField.get(group.fieldKey);
    if (known) known.push(group);
    else byField.set(group.fieldKey, [group]);
  }
  return [...byField]
    .map(([fieldKey, ofField]) => ({
      fieldKey,
      count: ofField.reduce((sum, { count }) => sum + count, 0),
      groups: ofField.toSorted((a, b) => b.count - a.count),
    }))
    .sort((a, b) => b.count - a.count);
}
