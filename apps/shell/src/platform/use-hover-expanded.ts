import { limits } from '@lading/contracts/core';
import { useEffect, useState, type RefObject } from 'react';
import { systemClock } from './clock.ts';

/**
 * Whether an element that expands on hover is expanded: after 100 ms of hover (spec §9), immediately on keyboard focus;
 * Esc collapses it (WCAG 1.4.13).
 */
export function useHoverExpanded(element: RefObject<HTMLElement | null>): boolean {
  const [isExpanded, setExpanded] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const events = new AbortController();
    const { signal } = events;
    let cancel: (() => void) | undefined;
    const soon = (expanded: boolean) => {
      cancel?.();
      cancel = systemClock.after(limits.tooltipDelayMs, () => setExpanded(expanded));
    };
    const hide = () => {
      cancel?.();
      setExpanded(false);
    };
    const isKeyboard = (target: EventTarget | null) =>
      target instanceof Element && target.matches(':focus-visible');
    place.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && soon(true), {
      signal,
    });
    place.addEventListener('pointerleave', () => soon(false), { signal });
    place.addEventListener('focusin', ({ target }) => isKeyboard(target) && setExpanded(true), { signal });
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => !place.contains(relatedTarget as Node) && setExpanded(false),
      { signal },
    );
    // Works with focus anywhere, so that the pointer need not move to close what it opened.
    addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => {
      events.abort();
      cancel?.();
    };
  }, [element]);
  return isExpanded;
}
