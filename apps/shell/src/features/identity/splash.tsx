import { limits } from '@lading/contracts/core';
import { useEffect, useState, type CSSProperties } from 'react';
import { BrandLogo } from '../../platform/brand/brand-logo.tsx';
import { systemClock, type Clock } from '../../platform/clock.ts';

/** Once per visit: going from sign-in to reset and back does not show it again. */
let hasBeenSeen = false;

/** Minimum duration, so that the brand does not just flash on a slow page. */
const leastMs = 600;

/**
 * Shows the brand over the sign-in page until 2200 ms after the page was opened (spec §2, decision D13). The form below it is
 * rendered and focused from the start, so a key press reaches it and closes the splash; so does a click.
 */
export function Splash({ clock = systemClock }: { clock?: Clock }) {
  const [isShown, setShown] = useState(!hasBeenSeen);
  const [isLeaving, setLeaving] = useState(false);
  const [stayMs] = useState(() => Math.max(leastMs, limits.loginSplashMs - performance.now()));

  useEffect(() => {
    if (!isShown) return undefined;
    const leave = () => {
      hasBeenSeen = true;
      setLeaving(true);
    };
    const stop = clock.after(stayMs, leave);
    window.addEventListener('keydown', leave);
    return () => {
      stop();
      window.removeEventListener('keydown', leave);
    };
  }, [clock, isShown, stayMs]);

  useEffect(() => (isLeaving ? clock.after(180, () => setShown(false)) : undefined), [clock, isLeaving]);

  if (!isShown) return null;
  return (
    <div
      aria-hidden="true"
      onPointerDown={() => setLeaving(true)}
      className={`brand-deep fixed inset-0 z-60 grid place-items-center text-white transition-opacity duration-180 ${isLeaving ? 'pointer-events-none opacity-0' : ''}`}
    >
      <div className="splash-rise flex flex-col items-center gap-6">
        <BrandLogo size="large" isOnDeep />
        <div className="h-0.5 w-40 overflow-hidden rounded-full bg-white/20">
          <div
            style={{ '--splash-stay': `${stayMs}ms` } as CSSProperties}
            className="splash-line h-full w-full origin-left rounded-full bg-white/85"
          />
        </div>
      </div>
    </div>
  );
}
