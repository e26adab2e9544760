import { ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

export interface BreadcrumbItem {
  label: ReactNode;
  /** A link element without content: `<Link to="/orders" />`. The last item has none. */
  link?: ReactElement<{ children?: ReactNode; className?: string }>;
}

/** The path to this page. */
export function Breadcrumb({ label, items }: { label: string; items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-muted">
        {items.map((item, index) => (
          <li key={`step-${index}`} className="flex items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-3.5 text-ink-faint" /> : null}
            {item.link ? (
              cloneElement(item.link, {
                className: 'rounded-sm hover:text-ink hover:underline',
                children: item.label,
              })
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
