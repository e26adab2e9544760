import { inRange, type CellRange } from './cell-range.ts';
import type { CellFace } from './cell-slot.ts';
import { layoutColumns, type ColumnLayout } from './column-layout.ts';
import type { GridColumn } from './grid-column.ts';
import type { GridSelection } from './grid-selection.ts';
import { gridSizes, numberColumnWidth } from './grid-sizes.ts';
import type { GridStore } from './grid-store.ts';
import type { GridTexts } from './grid-texts.ts';

/** What the grid is told from outside. */
export interface GridInput {
  readonly store: GridStore;
  readonly columns: readonly GridColumn[];
  readonly texts: GridTexts;
  /** How many columns stay in place while the others scroll. */
  readonly frozen: number;
  /** The number shown for a row; its id plus one when left out. */
  readonly rowLabel?: ((row: number) => string) | undefined;
  /** Above how many rows and columns only those in sight are mounted (spec §9). */
  readonly virtualAbove: { readonly rows: number; readonly columns: number };
}

/** Everything that painting a cell needs to know: input, widths and selection, and from these a cell's face. */
export class GridScene {
  input: GridInput;
  layout: ColumnLayout;
  readonly selection: GridSelection;
  /** While one scrolls only columns in sight are painted: shaping text that nobody sees is most of a frame. */
  hasty = false;
  /** The scrolling columns in sight, [first, end). */
  sight: readonly [number, number] = [0, 0];
  /** The block that a drag of the selection's corner would fill. */
  fillRange: CellRange | null = null;
  /** Does a shown text hold what is being looked for? */
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

  /** Takes new input over; call `arrange` afterwards. */
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

  /** Sets a column's width, kept within bounds. */
  resize(col: number, width: number): void {
    const column = this.input.columns[col];
    if (!column) return;
    const { narrowestColumn, widestColumn } = gridSizes;
    this.#resized.set(column.key, Math.round(Math.min(Math.max(width, narrowestColumn), widestColumn)));
  }

  /** Keeps so many columns in place, whatever the page asks for. */
  freeze(columns: number): void {
    this.#frozenByUser = columns;
  }

  /** What stands in place of rows when there are none. */
  get emptyText(): string {
    const { store, texts } = this.input;
    const { liveRows } = store.getSnapshot();
    return liveRows > 0 ? texts.noneShown : texts.noRows;
  }

  /** Labels of a select's options by value; nothing where the value itself is shown. */
  labels(col: number): ReadonlyMap<string, string> | null {
    return this.#labels[col] ?? null;
  }

  /** The value as people read it: a select's label, else the text itself. */
  shownText(row: number, col: number): string {
    const value = this.input.store.value(row, this.input.columns[col]?.key ?? '');
    return this.#labels[col]?.get(value) ?? value;
  }

  /** The texts of a cell's issues, errors first. */
  issueTexts(row: number, col: number): string[] {
    const { store, columns, texts } = this.input;
    return store.issues(row, columns[col]?.key ?? '').map(texts.issue);
  }

  inSight(col: number): boolean {
    return col < this.layout.frozen || (col >= this.sight[0] && col < this.sight[1]);
  }

  cellFace(row: number, position: number, col: number): CellFace {
    const { store, columns, texts } = this.input;
    const column = columns[col];
    const text = this.shownText(row, col);
    const issues = column ? store.issues(row, column.key) : [];
    const severity = issues[0]?.severity ?? null;
    return {
      text,
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
