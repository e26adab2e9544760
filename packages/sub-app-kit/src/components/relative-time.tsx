import { formatAgo } from '@lading/i18n/format-ago';
import type { Language } from '@lading/i18n/languages';
import { cx } from '@lading/ui/cx';
import { useNow } from '../use-now.ts';

/** Above this age the date is more useful than the relative time. */
const longestMs = 30 * 24 * 3_600_000;
/** Tolerated difference between the clocks of browsers and servers. */
const aheadMs = 60_000;
/** The time is known to this. */
const stepMs = 30_000;

export interface RelativeTimeProps {
  /** ISO 8601. */
  moment: string;
  /** The moment in the reader's zone, day first and separated from the time by a space; shown in the tooltip. */
  exact: string;
  language: Language;
  /** The words around it, such as "Last used 3 minutes ago". */
  write?: ((time: string) => string) | undefined;
  className?: string | undefined;
}

/**
 * A moment as relative time, or as a date if it is long ago or in the future; the exact moment is in the tooltip. Updated while
 * the page is open.
 */
export function RelativeTime({ moment, exact, language, write, className }: RelativeTimeProps) {
  const passed = useNow(stepMs) - Date.parse(moment);
  const isNear = passed > -aheadMs - stepMs && passed < longestMs;
  const time = isNear ? formatAgo(passed, language) : exact.split(' ', 1)[0]!;
  return (
    <time dateTime={moment} title={exact} className={cx('whitespace-nowrap', className)}>
      {write ? write(time) : time}
    </time>
  );
}
