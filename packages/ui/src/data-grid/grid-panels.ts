/** A point or an element that a menu opens at. */
export type MenuAnchor = Element | { readonly x: number; readonly y: number };

/** What opens around the grid; React draws it. */
export interface GridPanels {
  /** Sort, filter and freeze of a column, at its heading. */
  readonly openColumnMenu: (col: number) => void;
  /** What can be done with the selected cells. */
  readonly openCellMenu: (anchor: MenuAnchor) => void;
  /** Find, and replace when asked for. */
  readonly openFind: (replace: boolean) => void;
}
