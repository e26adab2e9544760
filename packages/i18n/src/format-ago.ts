import { languageTag, type Language } from './languages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const justNow: Record<Language, string> = { en: 'just now', cn: '刚刚' };

const formats = new Map<Language, Intl.RelativeTimeFormat>();

/** One per language: a list formats each of its rows. */
function formatOf(language: Language): Intl.RelativeTimeFormat {
  // "Yesterday" would be wrong for what is more than a day ago and less than two.
  const known =
    formats.get(language) ?? new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'always' });
  formats.set(language, known);
  return known;
}

/** How long ago something was, in the reader's language: "3 minutes ago", "2小时前", and "just now" within the first minute. */
export function formatAgo(milliseconds: number, language: Language): string {
  const format = formatOf(language);
  const passed = Math.max(0, milliseconds);
  if (passed < minuteMs) return justNow[language];
  if (passed < hourMs) return format.format(-Math.floor(passed / minuteMs), 'minute');
  return passed < dayMs
    ? format.format(-Math.floor(passed / hourMs), 'hour')
    : format.format(-Math.floor(passed / dayMs), 'day');
}
