import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../../platform/destinations.ts';
import { RawPage } from '../../../platform/raw-page.tsx';
import { isFramed } from '../../../platform/is-framed.ts';
import { OrdersLink } from './orders-link.tsx';

const verdicts = ['connected', 'absent', 'refused'] as const;

/**
 * Our app inside BigCommerce's control panel (decision 0020). The shell cannot be shown there, so the link to the orders opens a new
 * window; in a window of its own it redirects there immediately, or to the sign-in.
 */
export function OpenedApp({ opened, corner }: { opened: string; corner: ReactNode }) {
  const { t } = useTranslation('storesConnection');
  const verdict = verdicts.find((one) => one === opened) ?? 'refused';
  const leads = verdict === 'connected' && !isFramed;
  useEffect(() => {
    if (leads) globalThis.location.replace(destinations.orders);
  }, [leads]);
  return (
    <RawPage title={t(`opened.${verdict}.title`)} corner={corner}>
      <p className="mt-2 text-base text-ink-muted">{t(`opened.${verdict}.text`)}</p>
      {verdict === 'connected' ? <OrdersLink /> : null}
    </RawPage>
  );
}
