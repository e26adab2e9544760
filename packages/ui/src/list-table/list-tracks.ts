import type { ListTableColumn } from './list-table-types.ts';

/** Width of the column of tick boxes, in pixels. */
export const tickWidth = 36;
/** Minimum width that a column can be resized to, in pixels. */
export const leastWidth = 56;

/** The columns of a table as CSS grid tracks, and the width below which the table scrolls sideways. */
export interface ListTracks {
  tracks: string;
  minWidth: number;
}

type Sized = Pick<ListTableColumn<never>, 'width' | 'grow'>;

/**
 * Grid tracks for columns in order. They do not depend on row contents, so rows that load later shift nothing. If no column grows,
 * the last one takes the remaining room.
 */
export function listTracks(columns: readonly Sized[], { ticks = false, actions = 0 } = {}): ListTracks {
  const grows = columns.some(({ grow }) => grow);
  const own = columns.map(({ width, grow }, at) => {
    const share = grow ?? (!grows && at === columns.length - 1 ? 1 : 0);
    return share ? `minmax(${width}px,${share}fr)` : `${width}px`;
  });
  const tracks = [...(ticks ? [`${tickWidth}px`] : []), ...own, ...(actions ? [`${actions}px`] : [])];
  const sum = columns.reduce((all, { width }) => all + width, 0);
  return { tracks: tracks.join(' '), minWidth: sum + (ticks ? tickWidth : 0) + actions };
}
