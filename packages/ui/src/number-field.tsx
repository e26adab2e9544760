import { NumberField as Base } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ChangeEvent, ClipboardEvent, ReactNode, Ref } from 'react';
import { controlBox, controlInput } from './control-styles.ts';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';

/** Decimal points as typed on Chinese and Japanese keyboards. */
const widePoints = '．。';

/** Digits of every script count, also those as wide as a Chinese character. */
const notDigits = /\P{Nd}/gu;

const pointOf = (locale: string | undefined): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

/** Index of the decimal point of a typed number; -1 without one. */
function pointIn(text: string, locale: string | undefined): number {
  const points = pointOf(locale) + widePoints;
  return [...text].findIndex((char) => points.includes(char));
}

/**
 * Whether a number field with this many decimals may contain this text while it is typed (spec §5: an integer-only field blocks
 * the point, others further digits).
 */
export function hasRoomForDecimals(text: string, decimals: number, locale?: string): boolean {
  const at = pointIn(text, locale);
  return at === -1 || (decimals > 0 && text.slice(at + 1).replaceAll(notDigits, '').length <= decimals);
}

/** A pasted number cut to the decimals that a field allows; truncated, never rounded. */
export function withoutSurplusDecimals(text: string, decimals: number, locale?: string): string {
  const at = pointIn(text, locale);
  if (at === -1) return text;
  return decimals === 0 ? text.slice(0, at) : text.slice(0, at + 1 + decimals);
}

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point; more cannot be typed, and 0 allows only whole numbers (spec §5). */
  decimals?: number;
  /** How numbers are written, for example "zh-CN". */
  locale?: string;
  /** A unit after the number. */
  unit?: ReactNode;
  /** Shows minus and plus buttons with these names. */
  stepLabels?: { decrease: string; increase: string };
  placeholder?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

const stepButton =
  'inline-flex h-full w-8 shrink-0 items-center justify-center text-ink-muted hover:bg-hover disabled:text-ink-disabled pointer-coarse:w-10 [&_svg]:size-4';

/** An event that the base component also handles, unless prevented. */
type Handled<Event> = Event & { preventBaseUIHandler: () => void };

/** Changes the text of an input like typing. Uses the prototype's setter; otherwise React would ignore the change. */
function typeText(input: HTMLInputElement, text: string, caret: number): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Blocks surplus decimals, which would otherwise be rounded silently. */
function decimalGuard(decimals: number, locale: string | undefined) {
  return {
    onChange(event: Handled<ChangeEvent<HTMLInputElement>>) {
      if (!hasRoomForDecimals(event.currentTarget.value, decimals, locale)) event.preventBaseUIHandler();
    },
    onPaste(event: Handled<ClipboardEvent<HTMLInputElement>>) {
      const pasted = event.clipboardData.getData('text/plain');
      const input = event.currentTarget;
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      const joined = input.value.slice(0, start) + pasted + input.value.slice(end);
      if (hasRoomForDecimals(joined, decimals, locale)) return;
      event.preventBaseUIHandler();
      event.preventDefault();
      const cut = withoutSurplusDecimals(pasted, decimals, locale);
      const next = input.value.slice(0, start) + cut + input.value.slice(end);
      if (hasRoomForDecimals(next, decimals, locale)) typeText(input, next, start + cut.length);
    },
  };
}

/** A number with bounds, arrow keys and locale formatting. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onValueChange,
    min,
    max,
    step,
    locale,
    decimals,
    unit,
    stepLabels,
    placeholder,
    ref,
    ...field
  } = props;
  return (
    <Field {...field}>
      {({ id, name, disabled, ...ties }) => (
        <Base.Root
          min={min}
          max={max}
          step={step}
          locale={locale}
          id={id}
          disabled={disabled}
          name={name}
          value={value}
          onValueChange={(next) => onValueChange(next)}
          format={decimals === undefined ? undefined : { maximumFractionDigits: decimals }}
        >
          <Base.Group className={cx(controlBox, 'overflow-hidden')}>
            {stepLabels ? (
              <Base.Decrement aria-label={stepLabels.decrease} className={stepButton}>
                <Minus aria-hidden="true" />
              </Base.Decrement>
            ) : null}
            <Base.Input
              ref={ref}
              {...ties}
              {...(decimals === undefined ? {} : decimalGuard(decimals, locale))}
              placeholder={placeholder}
              className={cx(controlInput, 'tabular-nums', stepLabels ? 'text-center' : 'text-left')}
            />
            {unit ? <span className="shrink-0 pr-2.5 text-sm text-ink-faint">{unit}</span> : null}
            {stepLabels ? (
              <Base.Increment aria-label={stepLabels.increase} className={stepButton}>
                <Plus aria-hidden="true" />
              </Base.Increment>
            ) : null}
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
