import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { fieldFault } from '../field-fault.ts';
import { isBlankWord } from './blank-word.ts';
import type { CellFix, FixStep, RowEdits } from './cell-fix.ts';
import { choiceMeant } from './choice-spelling.ts';
import { cleanText, withoutHidden } from './clean-text.ts';
import { closestChoice } from './closest-choice.ts';
import type { CellOfRow, FixWay } from './fix-way.ts';
import { measureWays } from './measure-ways.ts';
import { numberWays } from './number-ways.ts';
import { readMoment } from './read-moment.ts';

/**
 * How a cell that is wrong by itself can be mended, or undefined. Every cell that the fix writes passes its check; a cell without a fault
 * gets none.
 */
export function proposeFix(cell: CellOfRow): CellFix | undefined {
  const { definition, field, text } = cell;
  if (text === '' || fieldFault(field, text) === undefined) return undefined;
  const helping = waysOf(cell).filter(({ edits }) => passes(definition, edits));
  const [first, second] = helping;
  if (!first) return undefined;
  const asked = first.reading !== 'only' && second ? cell.readAs?.() : undefined;
  const answered = helping.find(({ reading }) => reading === asked);
  if (answered) return { steps: [...new Set(answered.steps)], readings: { only: answered.edits } };
  if (first.reading === 'only' || !second || sameEdits(first.edits, second.edits))
    return { steps: [...new Set(first.steps)], readings: { only: first.edits } };
  const steps = [...new Set([...first.steps, ...second.steps])];
  return { steps, readings: { [first.reading]: first.edits, [second.reading]: second.edits } };
}

function waysOf(cell: CellOfRow): FixWay[] {
  const { field, text } = cell;
  const { key } = field;
  const clean = cleanText(text);
  const way = (value: string, ...steps: FixStep[]): FixWay => ({
    reading: 'only',
    steps,
    edits: { [key]: value },
  });
  const empty = !field.required && isBlankWord(clean.text) ? [way('', 'blank')] : [];
  if (field.editor === 'number') return [...measureWays(cell, clean), ...numberWays(cell, clean), ...empty];
  if (field.editor === 'select') {
    const meant = choiceMeant(field, text);
    if (meant !== undefined) return [way(meant, 'spelling')];
    if (empty.length > 0) return empty;
    const closest = closestChoice(field, text);
    return closest === undefined ? [] : [way(closest, 'closest')];
  }
  if (field.format === 'date-time') {
    const moments = readMoment(clean.text);
    if (moments.length === 0) return empty;
    return moments.map(({ reading, steps, text: moment }) => ({
      reading,
      steps: [...clean.steps, ...steps],
      edits: { [key]: moment },
    }));
  }
  if (field.format === 'email') {
    const address = clean.text
      .replace(/^.*<([^<>]+)>$/, '$1')
      .replace(/^mailto:/i, '')
      .replaceAll(/\s|[.,;]+$/g, '');
    return empty.length > 0 ? empty : [way(address, 'email')];
  }
  const { maxLength } = field;
  if (maxLength === undefined || text.length <= maxLength) return [];
  // Needless blanks go first: often that is enough.
  const shorter = withoutHidden(text).replaceAll(/ {2,}/g, ' ').trim();
  return shorter.length <= maxLength ? [way(shorter, 'spaces')] : [way(cut(shorter, maxLength), 'shorten')];
}

/** Cuts at a whole character. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function passes({ fields }: ImportDefinition, edits: RowEdits): boolean {
  return Object.entries(edits).every(([key, value]) => {
    const field = fields.find((candidate) => candidate.key === key);
    if (!field) return false;
    return value === '' ? !field.required : fieldFault(field, value) === undefined;
  });
}

function sameEdits(one: RowEdits, other: RowEdits): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
