import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { opensOnDemand } from './opens-on-demand.tsx';

export interface PopoverProps {
  /** The button that opens it: `<IconButton … />` or `<Button … />`. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of what opens. */
  label: string;
  /** Content, or a function that gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
  width?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Leaves out the padding. */
  flush?: boolean;
  /** Opens at hover too, after this many milliseconds. */
  hoverDelay?: number;
  className?: string;
}

const OnDemand = opensOnDemand<PopoverProps>({
  Closed: ({ trigger }) => cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false }),
  load: async () => (await import('./whole-popover.tsx')).WholePopover,
  opensOnHover: ({ hoverDelay }) => hoverDelay !== undefined,
});

/** Floating content that belongs to a button; Esc and a click outside close it, focus goes back. */
export function Popover(props: PopoverProps) {
  return <OnDemand {...props} />;
}
