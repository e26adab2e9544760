/** Widths of the columns: file, kind, status, rows, begun, ended, by, actions. */
export const taskColumns =
  'minmax(160px, 2fr) minmax(104px, 1fr) 112px minmax(140px, 1.5fr) 148px 148px minmax(84px, 1fr) 100px';
