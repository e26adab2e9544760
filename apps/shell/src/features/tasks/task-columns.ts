/** Widths of the columns: file, kind, status, rows, begun, ended, by, actions. */
export const taskColumns =
  'minmax(180px, 2fr) minmax(110px, 1fr) 116px minmax(170px, 1.5fr) 150px 150px minmax(90px, 1fr) 104px';
