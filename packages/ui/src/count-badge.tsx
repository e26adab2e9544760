import { cx } from './cx.ts';

export interface CountBadgeProps {
  count: number;
  /** Above this "99+" is shown (spec §9: 99). */
  max?: number;
  className?: string;
}

/** A count as shown on an icon: empty at zero, "99+" above the maximum (spec §9). */
function countText(count: number, max = 99): string {
  if (count <= 0) return '';
  return count > max ? `${max}+` : String(count);
}

/** A small number on a header icon; hidden at zero. Decorative: the icon's accessible name includes it. */
export function CountBadge({ count, max = 99, className }: CountBadgeProps) {
  const text = countText(count, max);
  if (!text) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-danger px-1 text-xs leading-none font-semibold text-on-danger tabular-nums',
        className,
      )}
    >
      {text}
    </span>
  );
}
