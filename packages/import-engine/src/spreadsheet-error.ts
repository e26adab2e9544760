/** What a spreadsheet displays for a failed formula, by the code stored in an .xls. */
const errorCodes: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/** Errors of newer and other programs, which do not occur in .xls files. */
const laterErrors = [
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#EXTERNAL!',
  '#UNKNOWN!',
  '#BUSY!',
  '#PYTHON!',
  '#ERROR!',
];
/** How a spreadsheet program of another language writes them into a CSV or a page; workbooks store the English ones. */
const translatedErrors = `
  #NV #WERT! #BEZUG! #ZAHL! #ÜBERLAUF!
  #VALEUR! #NOM? #NOMBRE! #NUL! #PROPAGATION!
  #¡VALOR! #¡REF! #¿NOMBRE? #¡NUM! #¡NULO! #¡DIV/0! #¡DESBORDAMIENTO!
  #N/D #VALORE! #RIF! #NOME? #NULLO!
  #VALOR! #NÚM! #NULO!
  #N/B #WAARDE! #VERW! #NAAM? #GETAL! #DEEL/0! #LEEG!
  #SAKNAS! #VÄRDEFEL! #REFERENS! #NAMN? #OGILTIGT! #DIVISION/0! #SKÄRNING!
  #I/T #VÆRDI! #REFERENCE! #NAVN? #VERDI!
  #PUUTTUU! #ARVO! #VIITTAUS! #NIMI? #LUKU! #JAKO/0! #TYHJÄ!
  #N/D! #ARG! #ADR! #NAZWA? #LICZBA! #DZIEL/0! #ZERO!
  #HODNOTA! #NÁZEV? #NÁZOV? #ČÍSLO! #ODKAZ!
  #HIÁNYZIK #ÉRTÉK! #HIV! #NÉV? #SZÁM! #ZÉRÓOSZTÓ! #NULLA!
  #YOK #DEĞER! #BAŞV! #AD? #SAYI! #SAYI/0! #BOŞ!
  #Н/Д #ЗНАЧ! #ССЫЛКА! #ИМЯ? #ЧИСЛО! #ДЕЛ/0! #ПУСТО!`
  .trim()
  .split(/\s+/);
const errors = new Set([...Object.values(errorCodes), ...laterErrors, ...translatedErrors]);
/** What Google Sheets shows, and saves, in the place of a result that it is still fetching, in several languages. */
const loading = new Set(
  'Loading...|Wird geladen...|Chargement...|Cargando...|Caricamento...|Carregando...|Laden...|Ładowanie...|Загрузка...|正在加载...|正在載入...|読み込んでいます...|로드 중...'.split(
    '|',
  ),
);

const formulaMark = '#FORMULA! =';
/** A formula that was saved as text: a function, in any language, or a cell reference with an operator. */
const formulaText =
  /^=\s*(?:\p{Lu}[\p{Lu}\d.]*\(|(?:'[^']+'!|\w+!)?\$?[A-Z]{1,3}\$?\d+(?=$|\s*[-+*/^&:%<>=]))/u;
/** Texts, optionally concatenated: `="0012"`, `="A"&"B"`; and a plain number. */
const writtenText = /^="(?:[^"]|"")*"(?:&"(?:[^"]|"")*")*$/;
const writtenNumber = /^=([-+]?\d+(?:[.,]\d+)?)$/;
/** The displayed text of a link. */
const linkText = /^=\s*HYPERLINK\(\s*"[^"]*"\s*[,;]\s*"([^"]*)"\s*\)$/;
const shown = 100;
const numberSign = 35;
const letterE = 69;
const fullStop = 46;

/** The text of an error by its code in an .xls. */
export function errorText(code: unknown): string {
  return (typeof code === 'number' ? errorCodes[code] : undefined) ?? '#VALUE!';
}

/**
 * The text of a cell with a formula but no result, as written by programs that do not calculate: its value is
 * unknown, so the formula is shown.
 */
export function unknownResult(formula: string): string {
  return `${formulaMark}${formula.length > shown ? `${formula.slice(0, shown).toWellFormed()}…` : formula}`;
}

/**
 * The text of a CSV cell that starts with an equals sign. Shops write `="0012"` to keep spreadsheets from dropping zeros. Any
 * other saved formula cannot be imported, except for the displayed text of a link.
 */
export function resultOfFormulaText(text: string): string {
  if (writtenText.test(text) && text !== '=""')
    return text
      .slice(2, -1)
      .replaceAll(/(?<!")"&"(?!")/g, '')
      .replaceAll('""', '"');
  const [, number] = writtenNumber.exec(text) ?? [];
  if (number !== undefined) return number;
  return linkText.exec(text)?.[1] ?? (formulaText.test(text) ? unknownResult(text.slice(1)) : text);
}

/**
 * Which spreadsheet failure a text represents: an error such as `#N/A`, a column too narrow for its number (`#####`),
 * or a formula without its result, which Google Sheets may still have been loading. Undefined for any other text.
 */
export function spreadsheetError(text: string): 'error' | 'formula' | undefined {
  // Runs for every cell of a file; hardly any starts like this.
  const first = text.charCodeAt(0);
  if (first === letterE) return /^Err:\d{3}$/.test(text) ? 'error' : undefined;
  if (first !== numberSign)
    return text.charCodeAt(text.length - 1) === fullStop && loading.has(text) ? 'formula' : undefined;
  if (text.startsWith(formulaMark)) return 'formula';
  return errors.has(text.toUpperCase()) || /^#{5,}$/.test(text) ? 'error' : undefined;
}
