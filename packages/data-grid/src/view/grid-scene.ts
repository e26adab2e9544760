import type { GridStore } from '../store/grid-store.ts';
import type { CellFace } from './cell-slot.ts';
import { type ColumnLayout, layoutColumns } from './column-layout.ts';
import type { GridColumn } from './grid-column.ts';
import { type CellRange, type GridSelection, inRange } from './grid-selection.ts';
import { gridSizes, numberColumnWidth } from './grid-sizes.ts';
import type { GridTexts } from './grid-texts.ts';

/** Input from outside the grid. */
export interface GridInput {
  readonly store: GridStore;
  readonly columns: readonly GridColumn[];
  readonly texts: GridTexts;
  /** Number of frozen columns. */
  readonly frozen: number;
  /** The number shown for a row; its id plus one by default. */
  readonly rowLabel?: ((row: number) => string) | undefined;
  /** The meaning of an empty cell, shown faintly in it; '' for none. */
  readonly emptyNote?: ((row: number, key: string) => string) | undefined;
  /** Numbers of rows and columns above which only visible ones are mounted (spec §9). */
  readonly virtualAbove: { readonly rows: number; readonly columns: number };
}

/** Everything needed to paint a cell: input, widths and selection, and the resulting appearance of a cell. */
export class GridScene {
  input: GridInput;
  layout: ColumnLayout;
  readonly selection: GridSelection;
  /** While scrolling, only visible columns are painted: shaping hidden text is most of a frame. */
  sightOnly = false;
  /** The visible scrolling columns, [first, end). */
  sight: readonly [number, number] = [0, 0];
  /** The block that a drag of the selection's corner would fill. */
  fillRange: CellRange | null = null;
  /** Whether a displayed text matches the search. */
  isFound: ((text: string, col: number) => boolean) | null = null;
  readonly #resized = new Map<string, number>();
  #frozenByUser: number | null = null;
  #labels: (ReadonlyMap<string, string> | null)[] = [];

  constructor(input: GridInput, selection: GridSelection) {
    this.input = input;
    this.selection = selection;
    this.layout = this.arrange(0);
    this.take(input);
  }

  /** Applies new input; call `arrange` afterwards. */
  take(input: GridInput): void {
    this.input = input;
    this.#labels = input.columns.map(({ editor }) =>
      editor.kind === 'select' ? new Map(editor.options.map(({ value, label }) => [value, label])) : null,
    );
  }

  /** Lays the columns out for a viewport of this width. */
  arrange(viewportWidth: number): ColumnLayout {
    const { columns, frozen, store } = this.input;
    this.layout = layoutColumns({
      widths: columns.map(({ key, width }) => this.#resized.get(key) ?? width ?? gridSizes.column),
      numberWidth: numberColumnWidth(store.getSnapshot().rowCount),
      frozen: this.#frozenByUser ?? frozen,
      viewportWidth,
    });
    return this.layout;
  }

  /** Sets a column's width, within bounds. */
  resize(col: number, width: number): void {
    const column = this.input.columns[col];
    if (!column) return;
    const { narrowestColumn, widestColumn } = gridSizes;
    this.#resized.set(column.key, Math.round(Math.min(Math.max(width, narrowestColumn), widestColumn)));
  }

  /** Freezes this many columns, overriding the page's number. */
  freeze(columns: number): void {
    this.#frozenByUser = columns;
  }

  /** The text shown when there are no rows. */
  get emptyText(): string {
    const { store, texts } = this.input;
    const { liveRows } = store.getSnapshot();
    return liveRows > 0 ? texts.noneShown : texts.noRows;
  }

  /** Labels of a select's options by value; null if the value itself is shown. */
  labels(col: number): ReadonlyMap<string, string> | null {
    return this.#labels[col] ?? null;
  }

  /** The displayed text of a cell: a select's label, otherwise the value. */
  shownText(row: number, col: number): string {
    const value = this.input.store.value(row, this.input.columns[col]?.key ?? '');
    return this.#labels[col]?.get(value) ?? value;
  }

  /** The texts of a cell's issues, errors first. */
  issueTexts(row: number, col: number): string[] {
    const { store, columns, texts } = this.input;
    return store.issues(row, columns[col]?.key ?? '').map(texts.issue);
  }

  /**
   * Whether a cell is painted immediately: while scrolling, visible cells and the active one, since an unpainted cell cannot take
   * focus.
   */
  paintsNow(position: number, col: number): boolean {
    const { active } = this.selection;
    return !this.sightOnly || this.#inSight(col) || (position === active.position && col === active.col);
  }

  #inSight(col: number): boolean {
    return col < this.layout.frozen || (col >= this.sight[0] && col < this.sight[1]);
  }

  cellFace(row: number, position: number, col: number): CellFace {
    const { store, columns, texts, emptyNote } = this.input;
    const column = columns[col];
    const text = this.shownText(row, col);
    const issues = column ? store.issues(row, column.key) : [];
    const severity = issues[0]?.severity ?? null;
    return {
      text,
      note: text === '' && column ? (emptyNote?.(row, column.key) ?? '') : '',
      issues: issues.length > 0 ? issues.map(texts.issue).join('\n') : '',
      severity,
      missing: severity === 'error' && text === '' && column?.required === true,
      selected: this.selection.covers(position, col),
      active: this.selection.isActive(position, col),
      corner: this.selection.isCorner(position, col),
      filling: this.fillRange !== null && inRange(this.fillRange, position, col),
      found: this.isFound?.(text, col) === true,
      readOnly: column?.readOnly === true || store.isDeleted(row),
      required: column?.required === true,
    };
  }

  numberFace(row: number, position: number): CellFace {
    const { store, rowLabel } = this.input;
    return {
      text: rowLabel ? rowLabel(row) : String(row + 1),
      note: '',
      issues: '',
      severity: store.hasError(row) ? 'error' : null,
      missing: false,
      selected: this.selection.coversRow(position),
      active: false,
      corner: false,
      filling: false,
      found: false,
      readOnly: false,
      required: false,
    };
  }
}
