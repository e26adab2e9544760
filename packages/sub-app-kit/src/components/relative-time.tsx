import { formatAgo } from '@lading/i18n/format-ago';
import type { Language } from '@lading/i18n/languages';
import { cx } from '@lading/ui/cx';
import { useNow } from '../use-now.ts';

/** From here on the day itself says more than how long ago it was. */
const longestMs = 30 * 24 * 3_600_000;
/** Clocks of browsers and servers differ by so much. */
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
 * A moment as the time since then, or as its day when it is long ago or still to come; the exact moment is in the tooltip. It stays true
 * while the page is open.
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
