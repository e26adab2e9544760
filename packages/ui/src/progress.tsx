import { Progress as Base } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** The name of the operation. */
  label: string;
  hideLabel?: boolean;
  /** Amount done so far; null while the total is unknown. */
  value: number | null;
  max?: number;
  /** "120 of 412", shown at the right and announced. */
  valueText?: string;
  tone?: 'brand' | 'success' | 'danger';
  className?: string;
  children?: ReactNode;
}

const tones = { brand: 'bg-brand-mark', success: 'bg-success', danger: 'bg-danger' };

/** The progress of long work. */
export function Progress(props: ProgressProps) {
  const { label, hideLabel, value, max = 100, valueText, tone = 'brand', className } = props;
  return (
    <Base.Root
      value={value}
      max={max}
      {...(valueText ? { getAriaValueText: () => valueText } : {})}
      className={cx('flex min-w-0 flex-col gap-1', className)}
    >
      <span className={cx('flex items-baseline justify-between gap-3', hideLabel && !valueText && 'sr-only')}>
        <Base.Label className={cx('min-w-0 truncate text-sm text-ink', hideLabel && 'sr-only')}>
          {label}
        </Base.Label>
        {valueText ? (
          <span aria-hidden="true" className="shrink-0 text-xs text-ink-muted tabular-nums">
            {valueText}
          </span>
        ) : null}
      </span>
      <Base.Track className="h-1.5 overflow-hidden rounded-full bg-pressed forced-colors:outline-1 forced-colors:outline-[CanvasText]">
        {/* Moved rather than resized: a changed width needs layout and paint in every frame, on the thread that is busy with the work. */}
        <Base.Indicator
          className={cx(
            'h-full rounded-full forced-colors:bg-[Highlight] transition-transform duration-180 data-indeterminate:w-1/3 data-indeterminate:animate-slide',
            tones[tone],
          )}
          {...(value === null
            ? {}
            : { style: { width: '100%', translate: `${Math.min(value / max, 1) * 100 - 100}%` } })}
        />
      </Base.Track>
    </Base.Root>
  );
}
