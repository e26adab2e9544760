import { isComposing } from './is-composing.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { controlBox, controlInput } from './control-styles.ts';
import { isWithin, readDay, type Day } from './day-rules.ts';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

import { activeDay, MonthSheet, type MonthSheetTexts } from './month-sheet.tsx';
import { Popover } from './popover.tsx';

export interface DateFieldTexts extends MonthSheetTexts {
  /** The date format, such as YYYY-MM-DD. */
  placeholder: string;
  /** Name of the calendar and of the button that opens it. */
  choose: string;
  /** Shown for text that is not a date. */
  invalid: string;
  /** Shown for a day that is too early or too late. */
  outOfRange: string;
}

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, or an empty text for none. */
  value: Day;
  onValueChange: (day: Day) => void;
  /** The current day in the reader's zone. */
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  /** BCP 47 tag of the reader's language. */
  locale: string;
  texts: DateFieldTexts;
}

/**
 * A day, typed or chosen from a calendar, in the product's format (spec §9: YYYY-MM-DD) and the reader's language: a native date
 * field uses the browser's language instead of the page's. Typed text applies on Enter or blur; text that does not is marked with
 * `data-unread`, so that a form is not submitted without it.
 */
export function DateField(props: DateFieldProps) {
  const { value, onValueChange, today, min, max, locale, texts, error, ...field } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<'invalid' | 'outOfRange' | null>(null);

  function take(day: Day) {
    setTyped(null);
    setFault(null);
    if (day !== value) onValueChange(day);
  }

  /** What is wrong with the typed text. */
  function faultOf(text: string): 'invalid' | 'outOfRange' | null {
    const day = text.trim() === '' ? '' : readDay(text);
    if (day === undefined) return 'invalid';
    return day && !isWithin(day, min, max) ? 'outOfRange' : null;
  }

  function settle() {
    if (typed === null) return;
    const found = faultOf(typed);
    if (found) setFault(found);
    else take(typed.trim() === '' ? '' : (readDay(typed) ?? ''));
  }

  return (
    <Field {...field} error={error ?? (fault ? texts[fault] : undefined)}>
      {(ties) => (
        <div className={controlBox}>
          <input
            {...ties}
            data-unread={typed !== null && faultOf(typed) ? '' : undefined}
            value={typed ?? value}
            placeholder={texts.placeholder}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFault(null);
            }}
            onBlur={settle}
            onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && settle()}
            className={`${controlInput} !pr-0 tabular-nums`}
          />
          <Popover
            label={texts.choose}
            width={264}
            focusOn={activeDay}
            trigger={
              <IconButton
                size="small"
                label={texts.choose}
                tooltip={false}
                disabled={field.disabled}
                icon={<CalendarDays aria-hidden="true" />}
                className="mr-0.5 shrink-0"
              />
            }
          >
            {(close) => (
              <MonthSheet
                value={value}
                today={today}
                min={min}
                max={max}
                locale={locale}
                texts={texts}
                onChoose={(day) => {
                  take(day);
                  close();
                }}
              />
            )}
          </Popover>
        </div>
      )}
    </Field>
  );
}
