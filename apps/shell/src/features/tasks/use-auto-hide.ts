import { limits } from '@lading/contracts/limits';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { systemClock, type Clock } from '../../platform/clock.ts';

/**
 * Hides what is open after 5 s (spec §9), counted anew each time the pointer or the focus leaves it (decision D13). A focus that the
 * opening itself has moved by a click is nobody's who reads, so it does not count; a finger leaves no trace where it rests, so once it
 * has touched, nothing is hidden.
 *
 * @returns props for an element around both the button and what it opens
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
    // It may have come under a pointer that rested there already.
    onPointerMove: () => hold('pointer', true),
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hold('pointer', false);
    },
    onFocus: ({ target }: FocusEvent) => hold('focus', target.matches(':focus-visible')),
    onBlur: () => hold('focus', false),
  };
}
