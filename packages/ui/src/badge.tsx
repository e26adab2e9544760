import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  tone?: Tone;
  /** A word; color alone is not enough. */
  children: ReactNode;
  icon?: ReactNode;
  className?: string;
}

const tones: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-muted border-line',
  brand: 'bg-brand-soft text-brand-ink border-brand-line',
  success: 'bg-success-soft text-success-ink border-success-line',
  warning: 'bg-warning-soft text-warning-ink border-warning-line',
  danger: 'bg-danger-soft text-danger-ink border-danger-line',
  info: 'bg-info-soft text-info-ink border-info-line',
};

/** A small label: a kind, a count, a state. */
export function Badge({ tone = 'neutral', children, icon, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 max-w-full align-middle items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
