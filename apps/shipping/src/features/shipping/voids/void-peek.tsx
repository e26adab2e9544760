import type { LabelVoid } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { useTranslation } from 'react-i18next';
import { LabelLinks } from '../label-list.tsx';
import { VoidBadge } from './void-badge.tsx';
import { useVoidAgain } from './void-queries.ts';

/** A void with the consequences of its state, and links to its shipment and to the entry that credited it. */
export function VoidPeek({ one }: { one: LabelVoid }) {
  const { t } = useTranslation('shippingVoids');
  const amount = useAmount();
  const formats = useFormats();
  const again = useVoidAgain();
  // The label is void: only the refund was rejected.
  const isRefused = one.state === 'REJECTED' && (one.isLabelVoid || !one.isRetryable);
  const refused = one.isRetryable ? 'next.refusedAgain' : 'next.refused';
  const facts = [
    { term: t('column.state'), detail: <VoidBadge state={one.state} /> },
    { term: t('column.amount'), detail: amount(one.amount) },
    { term: t('column.requested'), detail: formats.time(one.requestTime) },
    { term: t('column.expected'), detail: one.state === 'ACCEPTED' ? one.creditExpected : null },
    { term: t('column.credited'), detail: formats.time(one.creditTime) },
    { term: t('column.disputed'), detail: formats.time(one.disputeTime) },
    { term: t('column.order'), detail: one.orderNo },
    { term: t('column.carrier'), detail: one.carrierName },
    { term: t('column.tracking'), detail: one.trackingNumber },
  ].filter(({ detail }) => detail);
  return (
    <div className="grid gap-4">
      {again.error ? <FailureBanner title={t('againFailed')} fault={again.error} /> : null}
      <p className="text-sm text-ink">{t(isRefused ? refused : `next.${one.state}`)}</p>
      {one.message ? (
        <p className="text-sm text-ink-muted">{formats.pick(one.message.message, one.message.zhMessage)}</p>
      ) : null}
      <DescriptionList items={facts} />
      <LabelLinks
        shipmentNo={one.shipmentNo}
        toShipment={t('toShipment')}
        transactionId={one.transactionId}
        explain={t('explain')}
      >
        {one.isRetryable ? (
          <Button
            size="small"
            variant="primary"
            loading={again.isPending}
            onClick={() => again.mutate({ shipmentId: one.shipmentId })}
          >
            {t('again')}
          </Button>
        ) : null}
      </LabelLinks>
    </div>
  );
}
