import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOverlayContainer } from './overlay-container.ts';
import { tooltipPlace, type TooltipSide } from './tooltip-place-rules.ts';

export interface TooltipProps {
  /** A few words; the trigger must be understandable without it (it is not announced). */
  label: ReactNode;
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>>;
  side?: TooltipSide;
  disabled?: boolean;
}

/** Spec §9: tooltip hover delay; also the time to reach the tooltip itself with the pointer (WCAG 1.4.13). */
const delayMs = 100;

/** The floating text next to its trigger, placed where there is room. */
function Floating({ trigger, side, label }: { trigger: HTMLElement; side: TooltipSide; label: ReactNode }) {
  const container = useOverlayContainer();
  const place = (element: HTMLElement | null) => {
    if (!element) return;
    const view = { width: document.documentElement.clientWidth, height: innerHeight };
    const { left, top } = tooltipPlace(
      trigger.getBoundingClientRect(),
      element.getBoundingClientRect(),
      view,
      side,
    );
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  return createPortal(
    <div
      ref={place}
      role="tooltip"
      className="fixed top-0 left-0 z-50 w-max max-w-72 animate-appear rounded-md bg-[#1b2629] px-2 py-1 text-xs text-white shadow-float forced-colors:border"
    >
      {label}
    </div>,
    container ?? document.body,
  );
}

/** A short text at hover (100 ms, spec §9) and at keyboard focus; Esc hides it. */
export function Tooltip({ label, children, side = 'top', disabled = false }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);

  const hide = () => {
    clearTimeout(timer.current);
    setTrigger(null);
  };
  const show = () => setTrigger(frame.current?.firstElementChild as HTMLElement | null);
  const soon = (then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, delayMs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!trigger) return undefined;
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    addEventListener('scroll', () => setTrigger(null), options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && setTrigger(null), options);
    return () => events.abort();
  }, [trigger]);

  if (disabled) return children;
  // The frame has no box of its own: layout and styles only see the trigger.
  return (
    <span
      ref={frame}
      className="contents"
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && soon(show)}
      onPointerLeave={() => soon(hide)}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {trigger ? <Floating trigger={trigger} side={side} label={label} /> : null}
    </span>
  );
}
