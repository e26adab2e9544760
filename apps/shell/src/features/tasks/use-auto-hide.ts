import { limits } from '@lading/contracts/core';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { systemClock, type Clock } from '../../platform/clock.ts';

/**
 * Hides an open popover after 5 s (spec §9), restarted each time the pointer or the focus leaves it (decision D13). Focus moved by
 * the opening click does not count as reading; touch leaves no hover state, so after a touch nothing is hidden.
 *
 * @returns props for an element around both the button and the popover
 */
export function useAutoHide(isOpen: boolean, onHide: () => void, clock: Clock = systemClock) {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isCounting = isOpen && !held.pointer && !held.focus;
  useEffect(
    () => (isCounting ? clock.after(limits.autoHideMs, onHide) : undefined),
    [isCounting, onHide, clock],
  );
  const hold = (what: 'pointer' | 'focus', isHeld: boolean) =>
    setHeld((now) => (now[what] === isHeld ? now : { ...now, [what]: isHeld }));
  return {
    onPointerEnter: () => hold('pointer', true),
    // It may have appeared under a resting pointer.
    onPointerMove: () => hold('pointer', true),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hold('pointer', false);
    },
    onFocus: ({ target }: FocusEvent) => hold('focus', target.matches(':focus-visible')),
    onBlur: () => hold('focus', false),
  };
}
