import { Observable } from '@lading/ui/observable';
import { growArray } from '../store/grow-array.ts';
import { runInTurns } from '@lading/ui/page-turn';
import type { CellEdit } from '../store/transaction.ts';
import type { CellPlace } from '../view/grid-selection.ts';
import type { FindFigures } from '../view/grid-texts.ts';
import type { GridView } from '../view/grid-view.ts';
import { CellMatcher, type FindQuery } from './cell-matcher.ts';
import { pastedValue } from './paste-rules.ts';

/** Positions in reading order, stored compactly: there may be millions. */
class MatchList {
  length = 0;
  #positions = new Uint32Array(0);
  #cols = new Uint32Array(0);

  add(position: number, col: number): void {
    this.#positions = growArray(this.#positions, this.length + 1);
    this.#cols = growArray(this.#cols, this.length + 1);
    this.#positions[this.length] = position;
    this.#cols[this.length] = col;
    this.length += 1;
  }

  at(index: number): CellPlace | null {
    if (index < 0 || index >= this.length) return null;
    return { position: this.#positions[index] ?? 0, col: this.#cols[index] ?? 0 };
  }

  /** Number of positions before a given one. */
  before({ position, col }: CellPlace): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = this.#positions[middle] ?? 0;
      if (at < position || (at === position && (this.#cols[middle] ?? 0) < col)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const NONE: FindFigures = { matches: 0, cells: 0, isCounting: false };
const ROWS_PER_STEP = 16;

/** Finds and replaces in displayed texts, through all shown rows, in slices: a search of millions of cells never blocks the page. */
export class GridFinder {
  readonly figures = new Observable<FindFigures>(NONE);
  readonly #view: GridView;
  #query: FindQuery | null = null;
  #matcher: CellMatcher | null = null;
  #found = new MatchList();
  #matches = 0;
  /** Positions before this one have been searched. */
  #searchedTo = 0;
  #isCounting = false;
  #pendingStep: 1 | -1 | null = null;
  #stop: () => void = () => undefined;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** Starts another search; `null` ends the search. */
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

  /** Counts again after cells or the shown rows have changed. */
  again(): void {
    this.#stop();
    this.#found = new MatchList();
    this.#matches = 0;
    this.#searchedTo = 0;
    this.#isCounting = this.#matcher !== null;
    if (!this.#matcher) {
      this.#pendingStep = null;
      this.figures.update(NONE);
      return;
    }
    this.#stop = runInTurns(this.#count(this.#matcher), {
      onTurn: () => this.#report(),
      onDone: () => {
        this.#isCounting = false;
        this.#report();
      },
    });
  }

  /** Goes to the next (1) or previous (-1) matching cell, wrapping around, as soon as it is found; focus does not move. */
  go(step: 1 | -1): void {
    this.#pendingStep = this.#matcher ? step : null;
    this.#goIfKnown();
  }

  /** Replaces in the active cell if it matches, and goes to the next; otherwise only goes there. */
  replace(by: string): void {
    const { active } = this.#view.selection;
    const edit = this.#matcher && this.#replacement(active, this.#matcher, by);
    if (edit) this.#view.scene.input.store.edit([edit]);
    this.go(1);
  }

  /** Replaces in every matching cell, in one undo step, and announces how many changed. */
  replaceAll(by: string): void {
    const matcher = this.#matcher;
    if (!matcher || this.#isCounting) return;
    const { store, texts } = this.#view.scene.input;
    runInTurns(this.#replacements(matcher, by), {
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
    const step = this.#pendingStep;
    if (step === null) return;
    const place = this.#known(step);
    if (!place && this.#isCounting) return;
    this.#pendingStep = null;
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

  #report(): void {
    this.#goIfKnown();
    this.figures.update({
      matches: this.#matches,
      cells: this.#found.length,
      isCounting: this.#isCounting,
    });
  }
}
