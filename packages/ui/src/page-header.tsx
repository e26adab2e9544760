import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: ReactNode;
  /** The number of items, already formatted. */
  count?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Above the title, usually `<Breadcrumb />`. */
  above?: ReactNode;
}

/** The header of a page: its one h1, which takes focus on navigation, the count, and the actions. */
export function PageHeader({ title, count, description, actions, above }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-2 pb-4">
      <div className="min-w-0 flex-auto">
        {above ? <div className="mb-1">{above}</div> : null}
        <div className="flex items-baseline gap-2">
          <h1 tabIndex={-1} className="text-xl font-semibold tracking-[-0.01em] text-ink outline-none">
            {title}
          </h1>
          {count === undefined ? null : (
            <span className="text-base text-ink-faint tabular-nums">{count}</span>
          )}
        </div>
        {description ? <p className="mt-0.5 text-base text-ink-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div> : null}
    </header>
  );
}
