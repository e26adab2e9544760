/** Languages whose weekdays are known, by the lists of Unicode. */
const languages =
  'en de fr es it pt nl sv da nb fi pl cs sk sl hr ro hu tr ru uk bg el lt lv et id vi ja ko zh'.split(' ');
/** Abbreviations that the lists have otherwise. */
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

/** Without accents, points and "-feira", in lower case. */
function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/-feira$/, '');
}
