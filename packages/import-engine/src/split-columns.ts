import { headingRead, headingWords } from './heading-form.ts';
import { canJoin, joinColumns } from './joined-columns.ts';

const houseNumber =
  /(?:house|address)[\s_.-]*(?:number|no|nr|#)|haus[\s_.-]*(?:nummer|nr)|huis[\s_.-]*(?:nummer|nr)|numero[\s_.-]*civico|n[úu]mero[\s_.-]*exterior|n(?:ume)?r[\s_.-]*(?:domu|budynku)|[čc]íslo[\s_.-]*(?:popisné|domu)|h[áa]zsz[áa]m|hus[\s_.-]*(?:nummer|nr)|номер[\s_.-]*дома|(?<!\p{L})дом(?!\p{L})/giu;
const street =
  /stra(?:ß|ss)e|street(?:[\s_.-]*(?:name|address))?|address(?:[\s_.-]*street)?(?:[\s_.-]*(?:line[\s_.-]*)?1)?|straat(?:naam)?|adresse?(?:[\s_.-]*1)?|calle|indirizzo|logradouro|endere[çc]o|direcci[óo]n|\brue\b|ulic[ae]|utca|улица|вулиця|gatuadress|(?<!\p{L})(?:gata|vej|vei)(?!\p{L})/giu;
/** A number right behind a street is that of the house. */
const bareNumber = /^(?:n[úu]mero|numeraci[óo]n|number|nummer|numer|nr\.?|n[°º]\.?)\s*\*?$/iu;

const longestNumber = 10;
/** More digits are those of a phone or an order. */
const mostDigits = 6;
const areOfHouses = (values: readonly string[]): boolean =>
  values.every((value) => value.length <= longestNumber && value.replaceAll(/\D/g, '').length <= mostDigits);

/** The filled cells of a column. */
type ValuesOf = (heading: string) => readonly string[];

/**
 * The column of a street joined with that of its house number, in file order: "Straße" and "Hausnummer". Streets that already
 * contain their numbers are unchanged.
 *
 * @param isFree whether a heading fills no field
 */
export function withHouseNumber(
  column: string,
  headings: readonly string[],
  valuesOf: ValuesOf,
  isFree: (heading: string) => boolean,
): string {
  const rest = (heading: string) =>
    headingWords(heading.replaceAll(houseNumber, ' ').replaceAll(street, ' ')).join(' ');
  const isUsable = (heading: string) => isFree(heading) && canJoin(heading);
  const behind = headings[headings.indexOf(column) + 1];
  const number =
    headings.find(
      (heading) => heading.search(houseNumber) !== -1 && isUsable(heading) && rest(heading) === rest(column),
    ) ??
    (behind !== undefined && bareNumber.test(behind) && isUsable(behind) && areOfHouses(valuesOf(behind))
      ? behind
      : undefined);
  if (number === undefined || !canJoin(column) || column.search(street) === -1) return column;
  if (mostly(valuesOf(column), (value) => /\d/.test(value))) return column;
  const isInFront = headings.indexOf(number) + 1 === headings.indexOf(column);
  return joinColumns(isInFront ? [number, column] : [column, number], ' ');
}

/**
 * The columns of a code that is split into parts of a few digits, such as Japanese postal codes and phone numbers: 郵便番号1 and
 * 郵便番号2. Requires values.
 *
 * @param isFree whether a heading fills no field
 */
export function withCodeParts(
  column: string,
  headings: readonly string[],
  valuesOf: ValuesOf,
  isFree: (heading: string) => boolean,
): string {
  const [, stem] = /^(.+)1$/u.exec(headingRead(column).normalize('NFKC')) ?? [];
  if (stem === undefined) return column;
  const parts = [column];
  for (let next = 2; ; next += 1) {
    const part = headings.find(
      (heading) => headingRead(heading).normalize('NFKC') === `${stem}${next}` && isFree(heading),
    );
    if (part === undefined) break;
    parts.push(part);
  }
  const isPart = (heading: string) =>
    canJoin(heading) &&
    valuesOf(heading).length > 0 &&
    valuesOf(heading).every((text) => /^'?\d{1,5}$/.test(text));
  return parts.length > 1 && parts.every(isPart) ? joinColumns(parts, '-') : column;
}

function mostly(values: readonly string[], fits: (value: string) => boolean): boolean {
  return values.filter(fits).length * 2 > values.length;
}
