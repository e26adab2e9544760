/** The selection with one row toggled. */
export function toggleOne(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Adds all rows of this page, or removes them if all are selected; rows of other pages are unchanged. */
export function toggleAll(selected: ReadonlySet<string>, page: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const all = page.every((id) => selected.has(id));
  for (const id of page) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
