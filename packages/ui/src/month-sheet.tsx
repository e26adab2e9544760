import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import {
  addDays,
  addMonths,
  firstWeekdayOf,
  isWithin,
  weekStart,
  weeksAround,
  type Day,
} from './day-rules.ts';
import { IconButton } from './icon-button.tsx';

export interface MonthSheetTexts {
  previousMonth: string;
  nextMonth: string;
}

/** Selector of the initially focused day. */
export const activeDay = '[data-active]';

interface MonthSheetProps {
  /** The chosen day, or an empty text. */
  value: Day;
  /** The current day in the reader's zone. */
  today: Day;
  /** Days outside this range cannot be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** BCP 47: names of months and weekdays, and the first day of the week. */
  locale: string;
  texts: MonthSheetTexts;
  onChoose: (day: Day) => void;
}

/** The day that a key moves to; undefined for any other key. */
function dayByKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  const start = weekStart(day, firstWeekday);
  const ways: Record<string, Day> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: start,
    End: addDays(start, 6),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
  };
  return ways[key];
}

/** A month to choose a day from, by pointer or arrows, Home, End, Page Up and Page Down. */
export function MonthSheet({ value, today, min, max, locale, texts, onChoose }: MonthSheetProps) {
  const [active, setActive] = useState(value || today);
  const goesOn = useRef(false);
  const firstWeekday = firstWeekdayOf(locale);
  const weeks = weeksAround(active, firstWeekday);
  const write = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  const month = write(active, { year: 'numeric', month: 'long' });

  /** Focus follows the day when it is moved by keys, but not when the buttons change the month. */
  const followKeys = useCallback((button: HTMLButtonElement | null) => {
    if (button && goesOn.current) button.focus();
    if (button) goesOn.current = false;
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const day = dayByKey(event.key, active, firstWeekday);
    if (!day) return;
    event.preventDefault();
    goesOn.current = true;
    setActive(day);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-1">
        <IconButton
          size="small"
          label={texts.previousMonth}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => setActive(addMonths(active, -1))}
        />
        <p aria-live="polite" className="flex-1 text-center text-sm font-semibold">
          {month}
        </p>
        <IconButton
          size="small"
          label={texts.nextMonth}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => setActive(addMonths(active, 1))}
        />
      </div>
      <table aria-label={month} className="w-full text-center text-sm tabular-nums">
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={write(day, { weekday: 'long' })}
                className="pb-1 text-xs font-medium text-ink-muted"
              >
                {write(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const isFree = isWithin(day, min, max);
                return (
                  <td key={day} className="p-px">
                    <button
                      ref={day === active ? followKeys : undefined}
                      type="button"
                      data-active={day === active ? '' : undefined}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={write(day, { dateStyle: 'full' })}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={!isFree}
                      onKeyDown={onKeyDown}
                      onClick={() => isFree && onChoose(day)}
                      className={cx(
                        'size-8 rounded-md transition-colors aria-disabled:cursor-default aria-disabled:text-ink-disabled',
                        day === value
                          ? 'bg-brand font-semibold text-on-brand forced-chosen'
                          : 'not-aria-disabled:hover:bg-hover',
                        day !== value && (day.startsWith(active.slice(0, 7)) ? 'text-ink' : 'text-ink-faint'),
                        day !== value && day === today && 'font-semibold ring-1 ring-line-control ring-inset',
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
