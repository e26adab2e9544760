import { limits } from '@lading/contracts/core';
import { useEffect, useState, type RefObject } from 'react';
import { systemClock } from './clock.ts';

/**
 * Whether a collapsed menu is expanded: after 100 ms of hover (spec §9), immediately on keyboard focus; Esc collapses it (WCAG
 * 1.4.13).
 */
export function useHoverOut(element: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const events = new AbortController();
    const { signal } = events;
    let callOff: (() => void) | undefined;
    const soon = (out: boolean) => {
      callOff?.();
      callOff = systemClock.after(limits.tooltipDelayMs, () => setOut(out));
    };
    const hide = () => {
      callOff?.();
      setOut(false);
    };
    const isKeyboard = (target: EventTarget | null) =>
      target instanceof Element && target.matches(':focus-visible');
    place.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && soon(true), {
      signal,
    });
    place.addEventListener('pointerleave', () => soon(false), { signal });
    place.addEventListener('focusin', ({ target }) => isKeyboard(target) && setOut(true), { signal });
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => !place.contains(relatedTarget as Node) && setOut(false),
      { signal },
    );
    // Works with focus anywhere, so that the pointer need not move to close what it opened.
    addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => {
      events.abort();
      callOff?.();
    };
  }, [element]);
  return isOut;
}
