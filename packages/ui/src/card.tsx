import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface CardProps {
  title?: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  /** Removes the padding (tables). */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
}

/** One bordered section of a page. */
export function Card({ title, description, actions, footer, flush, className, children }: CardProps) {
  return (
    <section className={cx('overflow-hidden rounded-lg border border-line bg-surface', className)}>
      {title || actions ? (
        <div
          className={cx(
            'flex items-start gap-3 px-4 pt-3',
            children ? (flush ? 'border-b border-line pb-3' : 'pb-0.5') : 'pb-3',
          )}
        >
          <div className="min-w-0 flex-1">
            {title ? <h2 className="text-base font-semibold text-ink">{title}</h2> : null}
            {description ? <p className="mt-0.5 text-sm text-ink-muted">{description}</p> : null}
          </div>
          {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
        </div>
      ) : null}
      {children ? <div className={cx(!flush && 'p-4')}>{children}</div> : null}
      {footer ? <div className="border-t border-line bg-sunken px-4 py-2.5">{footer}</div> : null}
    </section>
  );
}
