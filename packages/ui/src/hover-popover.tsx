import { Popover, type PopoverProps } from './popover.tsx';

/** Spec §9: tooltip hover delay. */
const HOVER_DELAY_MS = 100;

/**
 * A popover that opens when the pointer rests on its button, and also by click, touch and keyboard. It stays while the pointer is
 * in it, and Esc hides it (WCAG 1.4.13). A click pins it.
 */
export function HoverPopover(props: Omit<PopoverProps, 'hoverDelay'>) {
  return <Popover {...props} hoverDelay={HOVER_DELAY_MS} />;
}
