import type { ReactElement, ReactNode } from 'react';

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
  /** Selector of what takes the focus when it opens; without it, the first control does. */
  focusOn?: string;
  /** Leaves out the padding. */
  flush?: boolean;
  /** Opens at hover too, after this many milliseconds. */
  hoverDelay?: number;
  className?: string;
}
