import { Collapsible as Base } from '@base-ui/react/collapsible';
import type { ReactElement, ReactNode } from 'react';

export interface CollapsibleProps {
  /** The button that toggles it: gets `aria-expanded`, `aria-controls` and `data-panel-open` while open. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  className?: string;
}

/** A collapsible section under its button: groups of the side menu, more options of a form. */
export function Collapsible({ trigger, open, onOpenChange, children, className }: CollapsibleProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} className={className}>
      <Base.Trigger render={trigger} />
      <Base.Panel className="transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
