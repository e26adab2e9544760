import { cloneElement } from 'react';
import { opensOnDemand } from './opens-on-demand.tsx';
import type { PopoverProps } from './whole-popover.tsx';

export type { PopoverProps } from './whole-popover.tsx';

const OnDemand = opensOnDemand<PopoverProps>({
  Closed: ({ trigger }) => cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false }),
  load: async () => (await import('./whole-popover.tsx')).WholePopover,
  opensOnHover: ({ hoverDelay }) => hoverDelay !== undefined,
});

/** Floating content that belongs to a button; Esc and a click outside close it, focus goes back. */
export function Popover(props: PopoverProps) {
  return <OnDemand {...props} />;
}
