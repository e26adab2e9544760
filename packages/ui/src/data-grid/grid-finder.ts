import { CellMatcher, type FindQuery } from './cell-matcher.ts';
import type { CellPlace } from './cell-range.ts';
import type { FindFigures } from './find-figures.ts';
import type { CellEdit } from './grid-cell.ts';
import type { GridView } from './grid-view.ts';
import { MatchList } from './match-list.ts';
import { pastedValue } from './paste-rules.ts';
import { runInSlices } from './run-in-slices.ts';
import { SnapshotSignal } from './snapshot-signal.ts';

const NONE: FindFigures = { matches: 0, cells: 0, isCounting: false };
const ROWS_PER_STEP = 16;

/** Finds and replaces in what the cells show, through all shown rows, in slices: nothing waits for a search of millions of cells. */
export class GridFinder {
  readonly figures = new SnapshotSignal<FindFigures>(NONE);
  readonly #view: GridView;
  #query: FindQuery | null = null;
  #matcher: CellMatcher | null = null;
  #found = new MatchList();
  #matches = 0;
  /** Positions before this one have been searched. */
  #searchedTo = 0;
  #isCounting = false;
  #wanted: 1 | -1 | null = null;
  #stop: () => void = () => undefined;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** Looks for something else, or for nothing any more. */
  search(query: FindQuery | null): void {
    this.#query = query && query.text !== '' ? query : null;
    this.#matcher = this.#query && new CellMatcher(this.#query);
    const { scene } = this.#view;
    const matcher = this.#matcher;
    const column = this.#query?.column ?? null;
    scene.isFound =
      matcher &&
      ((text, col) => (column === null || scene.input.columns[col]?.key === column) && matcher.holds(text));
    this.#view.paint();
    this.again();
  }

  /** Counts anew, after cells or the choice of shown rows have changed. */
  again(): void {
    this.#stop();
    this.#found = new MatchList();
    this.#matches = 0;
    this.#searchedTo = 0;
    this.#isCounting = this.#matcher !== null;
    if (!this.#matcher) {
      this.#wanted = null;
      this.figures.offer(NONE);
      return;
    }
    this.#stop = runInSlices(this.#count(this.#matcher), {
      onSlice: () => this.#tell(),
      onDone: () => {
        this.#isCounting = false;
        this.#tell();
      },
    });
  }

  /** Goes to the next (1) or previous (-1) cell that matches, round the ends, as soon as it is known; focus stays where it is. */
  go(step: 1 | -1): void {
    this.#wanted = this.#matcher ? step : null;
    this.#goIfKnown();
  }

  /** Replaces in the active cell if it matches, and goes on to the next; otherwise only goes there. */
  replace(by: string): void {
    const { active } = this.#view.selection;
    const edit = this.#matcher && this.#replacement(active, this.#matcher, by);
    if (edit) this.#view.scene.input.store.edit([edit]);
    this.go(1);
  }

  /** Replaces in every matching cell, as one step of undo, and says how many have changed. */
  replaceAll(by: string): void {
    const matcher = this.#matcher;
    if (!matcher || this.#isCounting) return;
    const { store, texts } = this.#view.scene.input;
    runInSlices(this.#replacements(matcher, by), {
      onDone: (edits) =>
        void store.editInSlices(edits).then((cells) => this.#view.frame.announce(texts.replaced(cells))),
    });
  }

  *#count(matcher: CellMatcher): Generator<void, void> {
    const { scene } = this.#view;
    const { store, columns } = scene.input;
    const only = this.#query?.column ?? null;
    const cols = [...columns.keys()].filter((col) => only === null || columns[col]?.key === only);
    for (let position = 0; position < store.view.length; position += 1) {
      const row = store.view.rowAt(position);
      for (const col of cols) {
        const times = matcher.count(scene.shownText(row, col));
        if (times === 0) continue;
        this.#matches += times;
        this.#found.add(position, col);
      }
      this.#searchedTo = position + 1;
      if (this.#searchedTo % ROWS_PER_STEP === 0) yield;
    }
  }

  *#replacements(matcher: CellMatcher, by: string): Generator<void, CellEdit[]> {
    const edits: CellEdit[] = [];
    for (let index = 0; index < this.#found.length; index += 1) {
      const place = this.#found.at(index);
      const edit = place && this.#replacement(place, matcher, by);
      if (edit) edits.push(edit);
      if (index % 256 === 255) yield;
    }
    return edits;
  }

  #replacement({ position, col }: CellPlace, matcher: CellMatcher, by: string): CellEdit | null {
    const { scene } = this.#view;
    const { store, columns } = scene.input;
    const column = columns[col];
    const row = store.view.rowAt(position);
    if (!column || column.readOnly || row < 0) return null;
    const only = this.#query?.column ?? null;
    const shown = scene.shownText(row, col);
    if ((only !== null && only !== column.key) || !matcher.holds(shown)) return null;
    return { row, key: column.key, value: pastedValue(matcher.replaced(shown, by), column.editor) };
  }

  #goIfKnown(): void {
    const step = this.#wanted;
    if (step === null) return;
    const place = this.#known(step);
    if (!place && this.#isCounting) return;
    this.#wanted = null;
    if (place) this.#view.activate(place, { focus: false });
  }

  #known(step: 1 | -1): CellPlace | null {
    const { active } = this.#view.selection;
    const before = this.#found.before(active);
    const here = this.#found.at(before);
    const isHere = here?.position === active.position && here.col === active.col;
    if (step === 1) {
      const next = this.#found.at(before + (isHere ? 1 : 0));
      return next ?? (this.#isCounting ? null : this.#found.at(0));
    }
    if (this.#isCounting && (before === 0 || this.#searchedTo <= active.position)) return null;
    return this.#found.at(before === 0 ? this.#found.length - 1 : before - 1);
  }

  #tell(): void {
    this.#goIfKnown();
    this.figures.offer({
      matches: this.#matches,
      cells: this.#found.length,
      isCounting: this.#isCounting,
    });
  }
}
