import { languageTag, type Language } from './languages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long ago something was, in the reader's words: "3 minutes ago", "2小时前", and "now" within the first minute. */
export function formatAgo(milliseconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(languageTag(language), { numeric: 'auto' });
  const passed = Math.max(0, milliseconds);
  if (passed < minuteMs) return format.format(0, 'second');
  return passed < hourMs
    ? format.format(-Math.floor(passed / minuteMs), 'minute')
    : format.format(-Math.floor(passed / hourMs), 'hour');
}
