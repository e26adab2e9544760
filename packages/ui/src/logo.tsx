import { cx } from './cx.ts';

export interface LogoProps {
  /** The mark alone (collapsed menu) or with the name next to it. */
  variant?: 'full' | 'mark';
  /** Height of the mark in pixels. */
  size?: number;
  /** Accessible name; without it the logo is decorative. */
  label?: string;
  className?: string;
}

/**
 * Lading's own mark: an L whose foot is a loaded hull, carrying one amber crate.
 * The color of the L is the brand's, so it follows a reseller's color where it is shown.
 */
export function Logo({ variant = 'full', size = 24, label, className }: LogoProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx('inline-flex items-center gap-2 text-ink select-none', className)}
    >
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
        <path
          className="fill-brand-mark"
          d="M4.5 2h3A1.5 1.5 0 0 1 9 3.500V15h12.200a1 1 0 0 1 .93 1.370l-1.360 3.390A3.600 3.600 0 0 1 17.430 22H6.600A3.600 3.600 0 0 1 3 18.400V3.500A1.500 1.500 0 0 1 4.500 2Z"
        />
        <rect x="11.5" y="6" width="7" height="7" rx="1.5" fill="#e8973a" />
      </svg>
      {variant === 'full' ? (
        <span className="text-[17px] leading-none font-[650] tracking-[-0.022em]">Lading</span>
      ) : null}
    </span>
  );
}
