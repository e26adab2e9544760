import { cx } from './cx.ts';

export interface SkeletonProps {
  /** Tailwind size and shape: "h-4 w-32". */
  className?: string;
}

/** A gray placeholder that appears after 150 ms, so that fast replies never flash. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className="block animate-late">
      <span className={cx('block animate-pulse rounded-sm bg-pressed', className ?? 'h-4 w-full')} />
    </span>
  );
}
