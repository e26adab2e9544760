import type { ReactNode } from 'react';

/** A choice below its label, which is also its accessible name. */
export function LabelledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {label}
      </span>
      {children}
    </div>
  );
}
