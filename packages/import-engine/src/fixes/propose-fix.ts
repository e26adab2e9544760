import type { ImportDefinition } from '@lading/contracts/imports';
import { faultKind } from '../fault-kind.ts';
import { isBlankWord, noDay } from './blank-word.ts';
import type { CellFix, FixStep, RowEdits } from './cell-fix.ts';
import { choiceMeant } from './choice-spelling.ts';
import { cleanText, withoutHidden } from './clean-text.ts';
import { closestChoice } from './closest-choice.ts';
import { spreadsheetError } from '../spreadsheet-error.ts';
import type { CellOfRow, FixWay } from './fix-way.ts';
import { longestSpelling } from './longest-spelling.ts';
import { measureWays } from './measure-ways.ts';
import { readMoment } from './read-moment.ts';
import { countWords, mainUnitSize } from './measure-units.ts';
import { readNumber, withoutCurrency } from './read-number.ts';
import { roundDecimals } from './round-decimals.ts';
import { unitOfText } from '../heading-unit.ts';
import { rounded, splitWeight } from '../split-weight.ts';
import type { TextReading } from './text-reading.ts';
import { trimSigns } from '../trim-signs.ts';

const plainNumber = /^\d+(?:\.\d+)?$/;

/**
 * What a unit cell means that names a smaller or larger unit than the row's: "g" next to 350 is 0.35 kg. The measures are
 * converted with it. Undefined if it names a different kind of unit or the row has no measures; without readings if both parts of
 * a weight are filled.
 */
function unitWays(
  { definition, field, text, value }: CellOfRow,
  clean: ReturnType<typeof cleanText>,
): FixWay[] {
  const measured = definition.fields.filter(
    ({ key, measure }) => measure?.unitField === field.key && plainNumber.test(value(key).trim()),
  );
  const unit = unitOfText(clean.text, 'length') ?? unitOfText(clean.text, 'weight');
  if (!unit || unit.size === mainUnitSize[unit.of][unit.system] || choiceMeant(field, text) !== unit.system)
    return [];
  const edits: Record<string, string> = { [field.key]: unit.system };
  for (const { key, measure, number } of measured) {
    const amount = Number(value(key)) * unit.size;
    const decimals = number?.decimals ?? 2;
    if (measure?.of === 'length' && unit.of === 'length')
      edits[key] = rounded(amount / mainUnitSize.length[unit.system], decimals);
    if (measure?.of !== 'weight' || unit.of !== 'weight' || amount === 0) continue;
    const minor = definition.fields.find((other) => other.key === measure.minorField);
    const isMinorFree = Number(value(measure.minorField).trim()) === 0;
    // Either part of a weight may be the one in this unit.
    if (!isMinorFree) return [{ reading: 'only', steps: [], edits: { [field.key]: text } }];
    const minorDecimals = minor?.number?.decimals ?? 0;
    const split = splitWeight(amount, unit.system, { decimals, minorDecimals, prefersMinor: false });
    edits[key] = split.main;
    if (split.minor !== '') edits[measure.minorField] = split.minor;
  }
  return Object.keys(edits).length === 1
    ? []
    : [{ reading: 'only', steps: [...clean.steps, 'unit', 'parts', 'row-unit'], edits }];
}

/**
 * The numbers that an invalid number cell may mean, without a unit; rounded to the field's decimals, but never to a
 * whole number.
 */
function numberWays({ field, hasDecimalPoints }: CellOfRow, clean: ReturnType<typeof cleanText>): FixWay[] {
  const money: ReturnType<typeof withoutCurrency> = field.measure
    ? { text: clean.text, steps: [] }
    : withoutCurrency(clean.text);
  const counted = field.measure ? money.text : withoutCount(money.text);
  const before: FixStep[] = [
    ...clean.steps,
    ...money.steps,
    ...(counted === money.text ? [] : ['unit' as const]),
  ];
  const decimals = field.number?.decimals ?? Infinity;
  const isCarried = field.measure?.of === 'minor-weight' && decimals === 0;
  // "1.234" Kuwaiti dinars are three decimals, "1,234" yen none.
  const read = readNumber(counted.trim(), money.exponent === 3 ? () => true : hasDecimalPoints);
  const fitting = money.exponent === 0 ? read.filter(({ text }) => !text.includes('.')) : read;
  return (fitting.length > 0 ? fitting : read).map(({ reading, steps, text }) => {
    if (isCarried && /\.\d*[1-9]/.test(text))
      return {
        reading,
        steps: [...before, ...steps, 'round-up' as const],
        edits: { [field.key]: String(Math.ceil(Number(text))) },
      };
    const value = decimals === 0 ? text.replace(/\.0*$/, '') : roundDecimals(text, decimals);
    const isRounded = decimals > 0 && value !== text;
    return {
      reading,
      steps: [...before, ...steps, ...(isRounded ? ['round' as const] : [])],
      edits: { [field.key]: value },
    };
  });
}

/** Whether a text means "nothing": also "$ -", as in accounting, and day zero. */
function isEmpty({ editor, format }: CellOfRow['field'], text: string): boolean {
  if (isBlankWord(text)) return true;
  if (editor === 'number') return isBlankWord(withoutCurrency(text).text.trim());
  return (format === 'day' || format === 'date-time') && noDay.test(text);
}

/** "12 pcs", "x12" and "12 x" count twelve. */
function withoutCount(text: string): string {
  const times = /^[x×]\s*(\d+)$|^(\d+)\s*[x×]$/i.exec(text);
  if (times) return times[1] ?? times[2]!;
  const found = /^(.*\d)\s*([^\d\s.,]+\.?)$/u.exec(text);
  return found && countWords.has(found[2]!.toLowerCase()) ? found[1]! : text;
}

/**
 * How an invalid cell can be fixed, or undefined. Every cell that the fix writes passes its check; a valid cell gets
 * no fix.
 */
export function proposeFix(cell: CellOfRow): CellFix | undefined {
  return faultKind(cell.field, cell.text) === undefined ? undefined : fixWrongCell(cell);
}

/** Like {@link proposeFix} for a cell that is known to be invalid. An empty cell gets no fix. */
export function fixWrongCell(cell: CellOfRow): CellFix | undefined {
  const { definition, text } = cell;
  if (text === '') return undefined;
  const helping = waysOf(cell).filter(({ edits }) => passes(definition, edits));
  const [first] = helping;
  if (!first) return undefined;
  const only = ({ steps, edits }: FixWay): CellFix => ({
    steps: [...new Set(steps)],
    readings: { only: edits },
  });
  if (first.reading === 'only') return only(first);
  const asked = helping.length > 1 ? cell.readAs?.() : undefined;
  const answered = helping.find(({ reading }) => reading === asked);
  if (answered) return only(answered);
  const ways = helping.filter(
    ({ reading, edits }, at) =>
      reading !== 'only' &&
      !helping.slice(0, at).some((other) => other.reading === reading || sameEdits(other.edits, edits)),
  );
  if (ways.length === 1) return only(first);
  const readings = Object.fromEntries(ways.map(({ reading, edits }) => [reading, edits]));
  return { steps: [...new Set(ways.flatMap(({ steps }) => steps))], readings };
}

function waysOf(cell: CellOfRow): FixWay[] {
  const { field, text } = cell;
  const { key } = field;
  const isFree = field.editor === 'text' && (field.format === undefined || field.format === 'letters-digits');
  if (!isFree && text.trim().length > longestSpelling) return [];
  const clean = cleanText(text);
  const way = (value: string, ...steps: FixStep[]): FixWay => ({
    reading: 'only',
    steps,
    edits: { [key]: value },
  });
  const empty = !field.required && isEmpty(field, clean.text) ? [way('', 'blank')] : [];
  // The value behind a spreadsheet error is unknown.
  if (spreadsheetError(text)) return empty;
  if (field.editor === 'number') return [...measureWays(cell, clean), ...numberWays(cell, clean), ...empty];
  if (field.editor === 'select') {
    const smaller = unitWays(cell, clean);
    if (smaller.length > 0) return smaller;
    const meant = choiceMeant(field, text);
    if (meant !== undefined) return [way(meant, 'spelling')];
    if (empty.length > 0) return empty;
    const closest = closestChoice(field, text);
    return closest === undefined ? [] : [way(closest, 'closest')];
  }
  if (field.format === 'date-time' || field.format === 'day') {
    const moments = readMoment(clean.text);
    if (moments.length === 0) return empty;
    return moments
      .map((moment) => (field.format === 'day' ? dayOf(moment) : moment))
      .map(({ reading, steps, text: moment }) => ({
        reading,
        steps: [...clean.steps, ...steps],
        edits: { [key]: moment },
      }));
  }
  if (field.format === 'email') {
    const written = clean.text
      .replace(/^.*<([^<>]+)>$/, '$1')
      .replace(/^mailto:/i, '')
      .replaceAll(/\s/g, '');
    return empty.length > 0 ? empty : [way(trimSigns(written, '', '.,;'), 'email')];
  }
  const { maxLength } = field;
  if (maxLength === undefined || text.length <= maxLength) return [];
  // Remove extra blanks first: often that is enough.
  const shorter = withoutHidden(text).replaceAll(/ {2,}/g, ' ').trim();
  return shorter.length <= maxLength ? [way(shorter, 'spaces')] : [way(cut(shorter, maxLength), 'shorten')];
}

/** The day of a moment as written; a time is dropped. */
function dayOf({ reading, steps, text }: TextReading): TextReading {
  const hasTime = text.length > 10 && !text.endsWith(' 00:00:00');
  const kept = steps.filter((step) => step !== 'time-zone');
  return { reading, steps: hasTime ? [...kept, 'day'] : kept, text: text.slice(0, 10) };
}

/** Truncates without splitting a character. */
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
    return value === '' ? !field.required : faultKind(field, value) === undefined;
  });
}

function sameEdits(one: RowEdits, other: RowEdits): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
