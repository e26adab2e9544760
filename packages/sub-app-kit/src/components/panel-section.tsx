import { cx } from '@lading/ui/cx';
import type { ReactNode } from 'react';

interface PanelSectionProps {
  title: string;
  /** A line under the title. */
  hint?: string;
  children: ReactNode;
}

/** One section of a peek or side panel, below a line that separates it from the one before. */
export function PanelSection({ title, hint, children }: PanelSectionProps) {
  return (
    <section aria-label={title} className="border-t border-line pt-4">
      <h3 className={cx('text-sm font-semibold text-ink', !hint && 'mb-1')}>{title}</h3>
      {hint ? <p className="mt-0.5 mb-2 text-xs text-ink-muted">{hint}</p> : null}
      {children}
    </section>
  );
}
