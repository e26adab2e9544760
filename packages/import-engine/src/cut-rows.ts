import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { valuesFit } from './column-profile.ts';
import { faultKind } from './fault-kind.ts';
import { findSuspicion } from './fixes/find-suspicion.ts';

/** Largest number of surplus cells that are joined back. */
const joinedMost = 2;
/** Rows without surplus cells needed to learn what the columns hold. */
const rowsSeen = 100;
/** A join is suggested if it fits this much better than the next one. */
const clearlyBetter = 0.25;
/** An amount that a comma without quotes split. */
const splitAmount = /^\d+,\d+$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
/** Maximum number of cells examined, so that a file full of split rows is not slower than others. */
const cellsLooked = 400_000;

/** Finds where a row was split, based on what the columns of the file hold. */
export class CutRows {
  readonly #definition: ImportDefinition;
  /** By column of the file: the field that it fills. */
  readonly #fieldAt: ReadonlyMap<number, ImportField>;
  /** By column of the file: how often its cells have each shape. */
  readonly #shapes: Map<string, number>[] = [];
  readonly #delimiter: string;
  readonly #fixed: Readonly<Record<string, string>>;
  #seen = 0;
  #looked = 0;

  /** @param fieldAt column number in the file → the field that it fills */
  constructor(
    definition: ImportDefinition,
    fieldAt: ReadonlyMap<number, ImportField>,
    fixed: Readonly<Record<string, string>>,
    delimiter: string,
  ) {
    this.#definition = definition;
    this.#fieldAt = fieldAt;
    this.#fixed = fixed;
    this.#delimiter = delimiter === '\t' ? ' ' : delimiter;
  }

  /** Learns from a row with as many cells as headings. */
  learn(cells: readonly string[]): void {
    if (this.#seen >= rowsSeen) return;
    this.#seen += 1;
    cells.forEach((text, column) => {
      const shapes = (this.#shapes[column] ??= new Map<string, number>());
      const shape = shapeOf(text);
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    });
  }

  /**
   * The cells of a row with those joined that a delimiter split; undefined if no position fits best.
   *
   * @param cells all of them, more than there are headings
   * @param width how many headings there are
   */
  join(cells: readonly string[], width: number): string[] | undefined {
    const surplus = cells.length - width;
    if (surplus < 1 || surplus > joinedMost || this.#looked > cellsLooked) return undefined;
    let ways: (readonly string[])[] = [cells];
    for (let left = surplus; left > 0; left -= 1)
      ways = ways.flatMap((row) => row.slice(1).map((_, at) => this.#joined(row, at)));
    const seen = new Set<string>();
    const scored = ways.flatMap((row) => {
      const key = row.join('\n');
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ row, score: this.#scoreOf(row) }];
    });
    const [best, next] = scored.toSorted((one, other) => other.score - one.score);
    if (!best || (next && best.score - next.score < clearlyBetter)) return undefined;
    return [...best.row];
  }

  #joined(row: readonly string[], at: number): string[] {
    return [...row.slice(0, at), `${row[at]!}${this.#delimiter}${row[at + 1]!}`, ...row.slice(at + 2)];
  }

  /** How well the cells of a row fit their columns. */
  #scoreOf(row: readonly string[]): number {
    let score = 0;
    this.#looked += row.length;
    row.forEach((raw, column) => {
      const text = raw.trim();
      const shapes = this.#shapes[column];
      if (shapes) score += (shapes.get(shapeOf(raw)) ?? 0) / this.#seen;
      // Texts continue with a blank after a comma; cells rarely start with one.
      if (/^\s/.test(raw)) score -= 0.5;
      const field = this.#fieldAt.get(column);
      if (!field) return;
      if (text === '') score -= field.required ? 1 : 0;
      else {
        // A decimal comma is a delimiter too, and so is one between thousands: "12,50", "1,250.00".
        const isAmount = field.editor === 'number' && splitAmount.test(text);
        if (!isAmount && faultKind(field, text) !== undefined) score -= 1;
        if (field.isCode && text.includes(this.#delimiter)) score -= 1;
        score += (field.looksLike ? valuesFit(field, [text]) : undefined) ?? 0;
        if (field.address && this.#isOdd(field, text, row)) score -= 1;
      }
    });
    return score;
  }

  #isOdd(field: ImportField, text: string, row: readonly string[]): boolean {
    const value = (key: string) => {
      for (const [column, other] of this.#fieldAt) if (other.key === key) return row[column]?.trim() ?? '';
      return Object.hasOwn(this.#fixed, key) ? (this.#fixed[key] ?? '') : '';
    };
    const odd = findSuspicion({ definition: this.#definition, field, text, value })?.suspicion;
    return odd === 'zip-digits' || odd === 'unknown-state';
  }
}

/** The shape of a text: empty, a number, or words with and without digits at the start and end. */
function shapeOf(raw: string): string {
  const text = raw.trim();
  if (text === '') return '';
  if (/^[\d.,]+$/.test(text)) return `number ${Math.min(text.length, 6)}`;
  const starts = /^\d/.test(text) ? 'digit' : 'letter';
  return `${starts} ${/\d/.test(text.slice(1)) || starts === 'digit' ? 'mixed' : 'words'} ${/^\p{Lu}{2,3}$/u.test(text) ? 'code' : ''}`;
}
