import { Check } from 'lucide-react';
import { cx } from './cx.ts';

export interface StepperProps {
  /** Accessible name: "Import steps". */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
  /** Read after the name of a finished step, for screen readers. */
  doneLabel: string;
  className?: string;
}

/** The current position in a fixed row of steps. Display only: Back and Next are buttons of the dialog. */
export function Stepper({ label, steps, current, doneLabel, className }: StepperProps) {
  return (
    <ol aria-label={label} className={cx('flex items-center gap-2', className)}>
      {steps.map((step, index) => {
        const done = index < current;
        const active = index === current;
        return (
          <li
            key={step}
            aria-current={active ? 'step' : undefined}
            className={cx('flex items-center gap-2 text-sm', index > 0 && 'flex-1 sm:flex-none')}
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={cx(
                  'h-px min-w-4 flex-1 sm:w-8',
                  'forced-colors:bg-[CanvasText]',
                  done || active ? 'bg-brand-mark' : 'bg-line-strong',
                )}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={cx(
                'flex size-5 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums',
                done && 'border-brand-mark bg-brand-soft text-brand-ink',
                active && 'border-brand bg-brand text-on-brand forced-chosen',
                !done && !active && 'border-line-strong text-ink-faint',
              )}
            >
              {done ? <Check className="size-3 stroke-3" /> : index + 1}
            </span>
            <span
              className={cx(
                'whitespace-nowrap',
                active ? 'font-semibold text-ink' : 'text-ink-muted max-sm:sr-only',
              )}
            >
              {step}
            </span>
            {done ? <span className="sr-only">{doneLabel}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
