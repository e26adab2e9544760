import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What will appear here. */
  title: ReactNode;
  /** Its purpose, in a sentence. */
  children?: ReactNode;
  /** The single action. */
  action?: ReactNode;
  /** Less spacing, for popovers and cards. */
  compact?: boolean;
}

/** Explains an empty area and offers the one action. */
export function EmptyState({ icon, title, children, action, compact }: EmptyStateProps) {
  return (
    <div
      className={cx('flex flex-col items-center justify-center px-6 text-center', compact ? 'py-6' : 'py-14')}
    >
      {icon ? (
        <span
          aria-hidden="true"
          className="mb-3 flex size-10 items-center justify-center rounded-lg border border-line bg-sunken text-ink-muted [&_svg]:size-5"
        >
          {icon}
        </span>
      ) : null}
      <p className="text-base font-semibold text-ink">{title}</p>
      {children ? <div className="mt-1 max-w-96 text-sm text-balance text-ink-muted">{children}</div> : null}
      {action ? <div className="mt-4 flex gap-2">{action}</div> : null}
    </div>
  );
}
