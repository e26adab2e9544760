/** A field of the import in which a draft would change, and whether the change only takes away. */
export interface DraftChange {
  field: string;
  isCleared: boolean;
}

/** The fields whose values differ between a draft and what it becomes, both by field. */
export const changesBetween = (
  stored: Readonly<Record<string, readonly unknown[]>>,
  now: Readonly<Record<string, readonly unknown[]>>,
): DraftChange[] =>
  Object.entries(stored).flatMap(([field, earlier]) => {
    const [old, next] = [filled(earlier), filled(now[field]!)];
    return JSON.stringify(old) === JSON.stringify(next) ? [] : [{ field, isCleared: next.length === 0 }];
  });

/** Without what says nothing. */
const filled = (values: readonly unknown[]): unknown[] =>
  values.filter((value) => value !== '' && value !== null && value !== undefined);
