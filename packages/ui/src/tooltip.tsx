import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useOverlayContainer } from './overlay-container.ts';

export interface TooltipProps {
  /** A few words; the trigger must be understandable without it (it is not announced). */
  label: ReactNode;
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>>;
  side?: 'top' | 'bottom' | 'left' | 'right';
  disabled?: boolean;
}

/** A short text at hover (100 ms, spec §9) and at keyboard focus; Esc hides it. */
export function Tooltip({ label, children, side = 'top', disabled = false }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} delay={100} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-72 rounded-md bg-[#1b2629] px-2 py-1 text-xs text-white shadow-float transition-opacity duration-120 data-[ending-style]:opacity-0 data-[instant]:transition-none data-[starting-style]:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
