import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { CountBadge } from './count-badge.tsx';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'trailing' | 'children' | 'fullWidth'> {
  /** What it does: accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  tooltipSide?: 'top' | 'bottom' | 'left' | 'right';
  /** False if the label is next to it or the popup shows it anyway. */
  tooltip?: boolean;
  /** A number on the icon, "99+" above 99. It is decorative: `label` must include what it counts, and how many. */
  count?: number;
  /** A red dot: something here needs attention. Decorative as well. */
  isMarked?: boolean;
}

/** A square button with an icon, its name as tooltip. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    tooltipSide = 'bottom',
    tooltip = true,
    count = 0,
    isMarked,
    size = 'medium',
    ...rest
  } = props;
  const square = size === 'small' ? 'w-control-small' : size === 'large' ? 'w-10' : 'w-control';
  const button = (
    <Button
      variant="ghost"
      {...rest}
      size={size}
      aria-label={label}
      className={cx('relative !px-0 text-ink-muted', square, rest.className)}
    >
      {rest.loading ? null : icon}
      <CountBadge count={count} className="absolute -top-1 left-[55%] ring-2 ring-surface" />
      {isMarked ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-1 size-2 rounded-full bg-danger ring-2 ring-surface forced-colors:bg-[Highlight]"
        />
      ) : null}
    </Button>
  );
  return (
    <Tooltip label={label} side={tooltipSide} disabled={!tooltip}>
      {button}
    </Tooltip>
  );
}
