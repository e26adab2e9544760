const keyOf = (list: string) => `lading.list-trail.${list}`;

/**
 * Remembers the last address query of a list for this tab, so that the page of a row can link back to it and to neighboring rows.
 * @param list id of the list
 * @param search query of its address, with the `?`
 */
export function keepListSearch(list: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(list), search);
  } catch {
    // Storage is refused: the page of a row then has no neighbors.
  }
}

/** The query saved by {@link keepListSearch}; null if the list was not visited in this tab. */
export function keptListSearch(list: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(list));
  } catch {
    return null;
  }
}
