/** Which rows a page shows: first and last, from 1; both 0 when there are none. Pages count from 1. */
export function pageRange(page: number, pageSize: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    page: shown,
    pages,
    first: total === 0 ? 0 : (shown - 1) * pageSize + 1,
    last: Math.min(shown * pageSize, total),
  };
}
