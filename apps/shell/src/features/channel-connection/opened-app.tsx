import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';
import { RawPage } from '../../platform/raw-page.tsx';
import { isFramed } from '../../platform/is-framed.ts';
import { WayOn } from './way-on.tsx';

const verdicts = ['connected', 'absent', 'refused'] as const;

/**
 * Our app as somebody opens it in BigCommerce's control panel (decision 0020). There the shell itself may not be shown, so the way to the
 * orders opens beside it; in a window of its own it leads there at once, or to the sign-in.
 */
export function OpenedApp({ opened, corner }: { opened: string; corner: ReactNode }) {
  const { t } = useTranslation('channels');
  const verdict = verdicts.find((one) => one === opened) ?? 'refused';
  const leads = verdict === 'connected' && !isFramed;
  useEffect(() => {
    if (leads) globalThis.location.replace(destinations.orders);
  }, [leads]);
  return (
    <RawPage title={t(`opened.${verdict}.title`)} corner={corner}>
      <p className="mt-2 text-base text-ink-muted">{t(`opened.${verdict}.text`)}</p>
      {verdict === 'connected' ? <WayOn /> : null}
    </RawPage>
  );
}
