import { Banner } from '@lading/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueue } from '../../frame/floor-queue.ts';

/** What came of a scan: recorded by the server, or kept on this device under its key until there is a connection. */
export type ScanOutcome = { text: ReactNode } | { keptKey: string; code: string };

/**
 * @param reply null if the scan is kept on this device
 * @param text what to show once it is recorded
 */
export const outcomeOf = (
  reply: object | null,
  { eventKey }: { eventKey: string },
  code: string,
  text: ReactNode,
): ScanOutcome => (reply === null ? { keptKey: eventKey, code } : { text });

/** The outcome of the last scan. A kept one is not done: it is shown as waiting until it is sent. */
export function OutcomeBanner({ outcome }: { outcome: ScanOutcome }) {
  const { t } = useTranslation('warehouseFloor');
  const { isWaiting } = useQueue();
  if ('text' in outcome) return outcome.text ? <Banner tone="success">{outcome.text}</Banner> : null;
  const { keptKey, code } = outcome;
  if (!isWaiting(({ body }) => body.eventKey === keptKey)) return null;
  return <Banner tone="warning">{t('kept', { code })}</Banner>;
}
