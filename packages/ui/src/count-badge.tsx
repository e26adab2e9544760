import { cx } from './cx.ts';

export interface CountBadgeProps {
  count: number;
  /** Above it "99+" is shown (spec §9: 99). */
  max?: number;
  className?: string;
}

/** A small number on a header icon; nothing at zero. Decorative: put the number into the icon's label too. */
export function CountBadge({ count, max = 99, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-on-danger tabular-nums',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
