/**
 * All combinations of one part from each list, in order: (["预计", "计划"], ["到仓", "到货"], ["时间", "日期"]) includes 计划到货日期. Each list is
 * written with its parts separated by spaces; "-" means no part, "_" a space within one.
 */
export function combinedNames(...lists: readonly string[]): string[] {
  const parts = lists.map((list) =>
    list.split(/\s+/).map((part) => (part === '-' ? '' : part.replaceAll('_', ' '))),
  );
  return parts.reduce<string[]>(
    (names, list) => names.flatMap((name) => list.map((part) => name + part)),
    [''],
  );
}

/** Merges tables of field names by key; those of the first table come first. */
export function joinedNames(
  ...tables: readonly Readonly<Record<string, readonly string[]>>[]
): Record<string, readonly string[]> {
  const joined: Record<string, readonly string[]> = {};
  for (const table of tables)
    for (const [key, names] of Object.entries(table)) joined[key] = [...(joined[key] ?? []), ...names];
  return joined;
}
