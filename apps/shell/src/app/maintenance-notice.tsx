import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../platform/clock.ts';
import { maintainPath, provideStay } from '../platform/leave-to-maintenance.ts';
import { useNotices } from './notices-context.ts';
import { useHoldsInput } from './use-holds-input.ts';

const id = 'maintenance';

/** Polls are refused every few seconds: a notice that was closed does not return before this. */
const againMs = 60_000;
/** While the pause lasts, a refused poll shows the notice again before it hides; afterwards it would be wrong. */
const hidesAfterMs = 2 * againMs;

/** Says that the product is paused on a page with unsaved input, which the maintenance page would discard (decision record 0128). */
export function MaintenanceNotice() {
  const { t } = useTranslation('shellPages');
  const { toaster } = useNotices();
  const holdsInput = useHoldsInput();
  useEffect(() => {
    let saidAt = -Infinity;
    const say = (tip: string): boolean => {
      if (!holdsInput()) return false;
      const now = systemClock.now();
      if (now - saidAt < againMs) return true;
      saidAt = now;
      toaster.info(t('maintain.title'), {
        id,
        description: (
          <>
            {tip ? <span className="block">{tip}</span> : null}
            {t('maintain.stays')}
          </>
        ),
        timeoutMs: hidesAfterMs,
      });
      return true;
    };
    const staysFor = (url: string): boolean => {
      const { pathname, searchParams } = new URL(url, location.href);
      return pathname === maintainPath && say(searchParams.get('tip') ?? '');
    };
    return provideStay({ say, staysFor });
  }, [holdsInput, toaster, t]);
  return null;
}
