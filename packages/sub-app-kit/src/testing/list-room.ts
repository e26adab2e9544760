import { listTracks } from '@lading/ui/list-tracks';
import type { ListColumn } from '../list/list-definition.ts';

/** Available width of a list on a screen of 1440 px: without the menu, page padding, borders and a scroll bar. */
const roomAt1440 = 1440 - 224 - 48 - 2 - 15;
/** From this width on a table also shows its extra columns: 90 rem. */
const roomOfExtras = 1440;
/** Padding of a cell. */
const padding = 20;

/**
 * How many pixels a list is too wide by, without and with its extra columns, in the least room that it must fit into.
 * @param space tick boxes, and the width of the buttons of a row
 */
export function excessWidth<Row>(
  columns: readonly ListColumn<Row>[],
  space: { ticks?: boolean; actions?: number } = {},
): { at1440: number; withExtras: number } {
  const shown = columns.filter(({ isHidden }) => !isHidden);
  const over = (part: readonly ListColumn<Row>[], room: number) =>
    Math.max(0, listTracks(part, space).minWidth - room);
  return {
    at1440: over(
      shown.filter(({ isExtra }) => !isExtra),
      roomAt1440,
    ),
    withExtras: over(shown, roomOfExtras),
  };
}

/** Estimated width of a cell with a text at 13 px: a Chinese character is as wide as it is tall. */
export const cellWidth = (text: string): number =>
  [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 13 : 7), padding);
