/** Languages whose weekdays are known, from the Unicode lists. */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs sk sl hr ro hu tr ru uk bg el lt lv et id vi ja ko zh'.split(' ');
/** Abbreviations that differ from the lists. */
const others = 'tues weds thur thurs segunda terca quarta quinta sexta'.split(' ');
/** A Monday, and the days after it. */
const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 2 + day)));

let built: ReadonlySet<string> | undefined;

/** Whether a word is a day of the week, whole or abbreviated, in the languages of our markets. */
export function isWeekday(word: string): boolean {
  built ??= new Set([...others, ...languages.flatMap(namesIn).map(plain)]);
  return built.has(plain(word));
}

function namesIn(language: string): string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    return week.map((day) => format.format(day));
  });
}

/** In lower case, without accents, points and "-feira". */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/-feira$/, '');
}
