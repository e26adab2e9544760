/** The selection with one row turned. */
export function toggleOne(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All rows of this page in, or out when all were in; rows of other pages stay as they are. */
export function toggleAll(selected: ReadonlySet<string>, page: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = page.every((id) => selected.has(id));
  for (const id of page) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
