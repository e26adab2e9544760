import { formatAgo } from '@lading/i18n/format-ago';
import type { Language } from '@lading/i18n/languages';
import { cx } from '@lading/ui/cx';
import { useSyncExternalStore } from 'react';

/** From here on the day itself says more than how long ago it was. */
const longestMs = 30 * 24 * 3_600_000;
/** Clocks of browsers and servers differ by so much. */
const aheadMs = 60_000;
/** A time that is shown is never older than this. */
const tickMs = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all times on the page. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentTick = (): number => Math.floor(Date.now() / tickMs) * tickMs;

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
  const passed = useSyncExternalStore(subscribe, currentTick) - Date.parse(moment);
  const isNear = passed > -aheadMs - tickMs && passed < longestMs;
  const time = isNear ? formatAgo(passed, language) : exact.split(' ', 1)[0]!;
  return (
    <time dateTime={moment} title={exact} className={cx('whitespace-nowrap', className)}>
      {write ? write(time) : time}
    </time>
  );
}
