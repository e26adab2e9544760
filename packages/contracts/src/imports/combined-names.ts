/**
 * Every name that takes one part of each list in their order: (["预计", "计划"], ["到仓", "到货"], ["时间", "日期"]) has 计划到货日期. Each list is written with
 * its parts separated by spaces; "-" stands for no part, "_" for a space in one.
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
