import { limits } from '@lading/contracts/limits';
import { useEffect, useState } from 'react';
import { systemClock, type Clock } from '../../platform/clock.ts';

/** Hides something 5 s after it has come (spec §9), counted anew each time the pointer or the focus leaves it (decision D13). */
export function useAutoHide(onHide: () => void, clock: Clock = systemClock) {
  const [isHeld, setHeld] = useState({ pointer: false, focus: false });
  const isFree = !isHeld.pointer && !isHeld.focus;
  useEffect(() => (isFree ? clock.after(limits.autoHideMs, onHide) : undefined), [isFree, onHide, clock]);
  const hold = (what: 'pointer' | 'focus', held: boolean) => setHeld((now) => ({ ...now, [what]: held }));
  return {
    onPointerEnter: () => hold('pointer', true),
    onPointerMove: () => {
      // It may have come under a pointer that rested there already.
      if (!isHeld.pointer) hold('pointer', true);
    },
    onPointerLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: () => hold('focus', false),
  };
}
