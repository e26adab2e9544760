import type { Measure } from '@lading/contracts/imports';
import type { FixStep } from './cell-fix.ts';
import {
  acrossSystems,
  mainUnitSize,
  measureUnits,
  type MeasureUnit,
  type UnitSystem,
} from './measure-units.ts';
import { unitWord } from '../heading-unit.ts';
import { readNumber } from './read-number.ts';
import { roundDecimals } from './round-decimals.ts';
import { roundedMinor } from '../split-weight.ts';

/** A measure converted to the row's unit: the main value, and the smaller part of a two-part weight. */
export interface MeasureReading {
  steps: readonly FixStep[];
  main: string;
  minor?: string;
}

interface Part {
  value: string;
  steps: readonly FixStep[];
  unit: MeasureUnit;
}

/** Remarks after a measure: "12 in (approx.)", "2.5 kg (net)". */
const remark = /\s*[([](?:approx|about|circa|ca|net|gross|约|約|净重?|毛重?)\.?[)\]]$/iu;
/** What the measure is per, after the unit: "12 kg/pc", "350 g/Stück". */
const perPiece =
  /\/(?:pcs?|pieces?|ea|each|units?|ctns?|cartons?|box|stk|stück|pce|pièce|pza?|ud|szt|шт|件|个|個|箱|盒)\.?$/iu;

/** Number of smallest units in one unit of the field. */
const fieldSize: Record<Measure['of'], Record<UnitSystem, number>> = {
  ...mainUnitSize,
  'minor-weight': { 'cm/kg': 1, 'in/lb': 1 },
};

/**
 * Reads a number with its unit, such as "12 in", "3.5 kg" or "2 lb 4 oz", in the unit system of the row. The other
 * system is converted, which the steps report; undefined if the unit measures something else.
 *
 * @param as how to read an ambiguous number
 * @param decimals number of decimals that the field allows
 * @param minorDecimals the same for the smaller part of a weight
 */
export function readMeasure(
  of: Measure['of'],
  text: string,
  system: UnitSystem,
  { decimals, minorDecimals, as }: { decimals: number; minorDecimals: number; as: 'point' | 'comma' },
): MeasureReading | undefined {
  const parts = partsOf(text.replace(remark, ''), as);
  if (!parts || parts.some(({ unit }) => unit.of !== (of === 'length' ? 'length' : 'weight')))
    return undefined;
  const [first] = parts;
  if (parts.some(({ unit }) => unit.system !== first!.unit.system)) return undefined;
  const from = first!.unit.system;
  const steps: FixStep[] = ['unit', ...parts.flatMap((part) => part.steps)];
  if (from === system && parts.length === 1 && first!.unit.size === fieldSize[of][system])
    return rounded(of, first!.value, decimals, steps);
  let smallest = parts.reduce((sum, { value, unit }) => sum + Number(value) * unit.size, 0);
  if (from !== system) {
    smallest = acrossSystems(smallest, first!.unit.of, from, system);
    steps.push('convert');
  } else steps.push('parts');
  const size = fieldSize[of][system];
  if (of !== 'weight') return rounded(of, plain(smallest / size), decimals, steps);
  // A weight given in the smaller unit keeps it: 40 oz are 2 lb 8 oz.
  const hasMinor = parts.some(({ unit }) => unit.size === 1);
  if (!hasMinor) return rounded(of, plain(smallest / size), decimals, steps);
  const rest = smallest % size;
  const minor = Number(roundedMinor(rest, minorDecimals));
  const carried = minor >= size;
  const isUp = minorDecimals === 0 && !steps.includes('convert') && minor > rest;
  return {
    steps: isUp ? [...steps, 'round-up'] : steps,
    main: String(Math.floor(smallest / size) + (carried ? 1 : 0)),
    minor: carried ? '0' : String(minor),
  };
}

function rounded(of: Measure['of'], value: string, decimals: number, steps: FixStep[]): MeasureReading {
  // Carriers round ounces and grams up.
  if (of === 'minor-weight' && decimals === 0 && /\.\d*[1-9]/.test(value))
    return { main: String(Math.ceil(Number(value))), steps: [...steps, 'round-up'] };
  const main = roundDecimals(value, decimals);
  return { main, steps: main === value || steps.includes('convert') ? steps : [...steps, 'round'] };
}

/** The noise of binary fractions must not look like decimals. */
function plain(value: number): string {
  return String(Number(value.toFixed(6)));
}

function partsOf(text: string, as: 'point' | 'comma'): Part[] | undefined {
  const parts: Part[] = [];
  // "kg 12" has its unit first.
  const [, unitBefore = '', numberBehind = ''] = /^(\p{L}+\.?)\s*:?\s*([\d.,]+)$/u.exec(text.trim()) ?? [];
  let rest = measureUnits.has(unitWord(unitBefore)) ? `${numberBehind} ${unitBefore}` : text.trim();
  while (rest !== '') {
    const found =
      /^([\d.,¼½¾⅓-⅞/⁄ -]*[\d¼½¾⅓-⅞])\s*([^\d\s.,][^\d\s]*)[\s,]*(?:(?:and|und|et|y|e|&|\+)\s+)?/u.exec(rest);
    const unit = found && measureUnits.get(unitWord(found[2]!.replace(/,$/, '').replace(perPiece, '')));
    const number = (found ? readNumber(found[1]!.trim()) : []).find(
      ({ reading }) => reading === 'only' || reading === as,
    );
    if (!found || !unit || !number) return undefined;
    parts.push({ value: number.text, steps: number.steps, unit });
    rest = rest.slice(found[0].length);
  }
  const isDescending = parts.every((part, at) => at === 0 || part.unit.size < parts[at - 1]!.unit.size);
  return parts.length > 0 && parts.length <= 2 && isDescending ? parts : undefined;
}
