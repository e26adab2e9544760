import type { ImportDefinition, ImportField, Measure } from '@lading/contracts/imports';
import { choiceMeant } from './fixes/choice-spelling.ts';
import type { MeasureUnit, UnitSystem } from './fixes/measure-units.ts';
import { headingForm, headingRead, headingWords } from './heading-form.ts';
import { headingUnit, unitBehind, unitOfText } from './heading-unit.ts';
import { columnsOfSource } from './joined-columns.ts';
import { sideText } from './size-columns.ts';
import { sideOf } from './size-sides.ts';

const lengthWords = new Set(
  'dimension dimensions dim dims size length width height depth 尺 长 宽 高 體 体'.split(' '),
);
const weightWords = new Set('weight mass wt 重'.split(' '));
/** Words for "unit" in other languages, and their qualifiers. */
const foreignUnit = /einheit|unité|unidad(?!es)|unità|eenheid|単位|단위|enhet|jednostka/iu;
const bareForeignUnit = /^(?:einheit|maßeinheit|unité|unidade?|unità|eenheid|単位|단위|enhet|jednostka)$/iu;
const lengthStems =
  /läng|laeng|maß|abmess|größe|longueur|largo|longitud|medida|tamaño|lunghezza|misura|comprimento|lengte|afmeting|längd|サイズ|寸法|長さ|길이|치수/iu;
const weightStems = /gewicht|poids|peso|vikt|waga|무게|중량/iu;
/** Headings with "unit" that mean something else. */
const otherWords = new Set(
  'price cost value count quantity qty base customs custom sale sales discount total amount 价 數 数 报'.split(
    ' ',
  ),
);

/**
 * The column that names the unit of a measured column: of those named after a unit and the same kind of measure, the
 * one that shares most words with its heading (package_weight and package_weight_unit_of_measure); of equals, the
 * next to the right.
 *
 * @param rowUnit index of the column that is mapped to the unit of the row; if that is the match, there is no other
 * @returns its index, or -1
 */
function unitColumnOf(
  headings: readonly string[],
  measured: number,
  of: MeasureUnit['of'],
  rowUnit = -1,
): number {
  const own = new Set(headingWords(headings[measured]!));
  let best = -1;
  let bestWorth = 0;
  headings.forEach((heading, column) => {
    if (column === measured || !isUnitHeading(heading, of)) return;
    const shared = headingWords(heading).filter((word) => own.has(word)).length;
    const distance = column > measured ? column - measured : headings.length + measured - column;
    const worth = 1 + shared - distance / (2 * headings.length + 1);
    if (worth > bestWorth) [best, bestWorth] = [column, worth];
  });
  return best === rowUnit ? -1 : best;
}

function isUnitHeading(written: string, of: MeasureUnit['of']): boolean {
  const heading = headingRead(written);
  const words = headingWords(heading);
  const isUnit =
    words.includes('unit') || words.includes('units') || /uom\b|\bu\/m\b|[单單]位/iu.test(heading);
  const isForeign = !isUnit && foreignUnit.test(heading);
  if ((!isUnit && !isForeign) || words.some((word) => otherWords.has(word))) return false;
  const says = (list: ReadonlySet<string>, stems: RegExp) =>
    words.some((word) => list.has(word)) || stems.test(heading);
  const [isLength, isWeight] = [says(lengthWords, lengthStems), says(weightWords, weightStems)];
  // "Verpackungseinheit" is a count of pieces.
  if (!isLength && !isWeight) return isUnit || bareForeignUnit.test(heading.trim());
  return of === 'length' ? isLength : isWeight;
}

/** Where the unit of a measured field is found. */
export interface MeasureSource {
  field: ImportField & { measure: Measure };
  of: MeasureUnit['of'];
  isMinor: boolean;
  /** The unit named by its heading. */
  unit?: MeasureUnit | undefined;
  /** Index of the file's column that names the unit row by row, or -1. */
  unitColumn: number;
  /** The unit of the heading itself, not one known from the file's origin. */
  ofHeading?: MeasureUnit | undefined;
  /** Index of a column that names a unit although the heading has one, or -1; the two may disagree. */
  otherColumn: number;
  /** Number formats of the workbook added a unit after the numbers. */
  isFormatted: boolean;
  /** One side of a size column, whose cells may name their unit: "10 x 8 x 9 in". */
  isSide: boolean;
}

/** The measured fields of a row that share one unit field, and where their units are found. */
export interface MeasureGroup {
  unitField: ImportField;
  sources: readonly MeasureSource[];
}

/** Unit sources other than the headings. */
interface NamedUnits {
  formatted?: readonly number[] | undefined;
  units?: ReadonlyMap<string, MeasureUnit> | undefined;
}

/**
 * Where the units of the mapped measures are named: in their headings, or in unit columns. Groups for which only the
 * row's own unit field names a unit are included, since it may say "g".
 *
 * @param mapping system field → heading
 * @param named columns whose number formats name the unit, by index, and units by the form of a heading that does not
 * name its own
 */
export function measurePlan(
  { fields }: ImportDefinition,
  headings: readonly string[],
  mapping: Readonly<Record<string, string>>,
  { formatted = [], units }: NamedUnits = {},
): MeasureGroup[] {
  const columnOf = (key: string) =>
    Object.hasOwn(mapping, key) && mapping[key]
      ? headings.indexOf(sideOf(mapping[key])?.column ?? mapping[key])
      : -1;
  const groups = new Map<string, MeasureSource[]>();
  for (const field of fields) {
    const column = columnOf(field.key);
    if (!field.measure || column === -1) continue;
    const isMinor = field.measure.of === 'minor-weight';
    const of = field.measure.of === 'length' ? 'length' : 'weight';
    const ofHeading = headingUnit(headings[column]!, of);
    const unit = ofHeading ?? units?.get(headingForm(headings[column]!));
    const beside = () => unitColumnOf(headings, column, of, columnOf(field.measure!.unitField));
    const source: MeasureSource = {
      field: { ...field, measure: field.measure },
      of,
      isMinor,
      unit,
      ofHeading,
      // The smaller part of a weight has the smaller unit, regardless of the larger one.
      unitColumn: unit || isMinor ? -1 : beside(),
      otherColumn: ofHeading && !isMinor ? beside() : -1,
      isFormatted: formatted.includes(column),
      isSide: sideOf(mapping[field.key]!) !== undefined,
    };
    groups.set(field.measure.unitField, [...(groups.get(field.measure.unitField) ?? []), source]);
  }
  return [...groups].flatMap(([key, sources]) => {
    const unitField = fields.find((field) => field.key === key);
    return unitField ? [{ unitField, sources }] : [];
  });
}

/**
 * The value of a unit field that the headings of the mapped columns imply for every row: "Length (in)" means `in/lb`.
 * Lengths take precedence over weights. Undefined if no heading names a unit.
 *
 * @param key of the unit field
 * @param units of headings that do not name theirs, by their form
 */
export function unitOfHeadings(
  definition: ImportDefinition,
  headings: readonly string[],
  mapping: Readonly<Record<string, string>>,
  key: string,
  units?: ReadonlyMap<string, MeasureUnit>,
): UnitSystem | undefined {
  const plan = measurePlan(definition, headings, mapping, { units });
  const group = plan.find(({ unitField }) => unitField.key === key);
  return group?.sources.find(({ unit }) => unit)?.unit?.system;
}

/**
 * Like {@link unitOfHeadings}, from the units after the numbers of mapped columns ("12.5 kg"). Undefined if there are
 * none or they mix both systems.
 *
 * @param sample rows of texts, one per heading
 */
export function unitOfSample(
  definition: ImportDefinition,
  headings: readonly string[],
  sample: readonly (readonly string[])[],
  mapping: Readonly<Record<string, string>>,
  key: string,
): UnitSystem | undefined {
  const group = measurePlan(definition, headings, mapping).find(({ unitField }) => unitField.key === key);
  const systems = new Set(
    group?.sources.flatMap(({ field, of }) => {
      const source = mapping[field.key]!;
      const column = headings.indexOf(columnsOfSource(source)[0]!);
      return sample.flatMap((row) => unitBehind(sideText(source, row[column] ?? ''), of)?.unit.system ?? []);
    }),
  );
  const [system] = systems;
  return systems.size === 1 ? system : undefined;
}

/** The system of units that the text of a unit field means: one of its choices, or any unit of measure. */
export function systemOfText(unitField: ImportField, text: string): UnitSystem | undefined {
  const meant = choiceMeant(unitField, text);
  if (meant === 'cm/kg' || meant === 'in/lb') return meant;
  return (unitOfText(text, 'length') ?? unitOfText(text, 'weight'))?.system;
}
