import { useHost } from '@lading/bridge/react';
import { attentionDays, type ShipmentDetail } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHandle } from './attention-queries.ts';

type Shipment = Pick<ShipmentDetail, 'shipmentId' | 'attention' | 'newsTime' | 'shipDate' | 'timeline'>;

/** Why a shipment needs somebody, what to do about it, and that it was done, which can be undone at once. */
export function AttentionNote({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('shippingAttention');
  const formats = useFormats();
  const { bus } = useHost();
  const [isHandled, setHandled] = useState(false);
  const handle = useHandle((next) => {
    setHandled(next);
    // The panel closes with a shipment that leaves the narrowed list.
    if (next) bus.emit('notice:show', { tone: 'info', title: t('handled') });
  });
  const { shipmentId, attention, newsTime, shipDate, timeline } = shipment;
  const mark = (next: boolean) => handle.mutate({ shipmentIds: [shipmentId], isHandled: next });
  if (!attention && !isHandled) return null;
  if (!attention)
    return (
      <Banner
        live
        tone="success"
        title={t('handled')}
        actions={
          <Button
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            loading={handle.isPending}
            onClick={() => mark(false)}
          >
            {t('undo')}
          </Button>
        }
      />
    );
  const [latest] = timeline;
  return (
    <>
      {handle.error ? <FailureBanner title={t('failed')} fault={handle.error} /> : null}
      <Banner
        tone={attention === 'EXCEPTION' || attention === 'RETURNING' ? 'danger' : 'warning'}
        title={t(`kind.${attention}`, { days: attentionDays.STUCK })}
        actions={
          <Button
            size="small"
            icon={<Check aria-hidden="true" />}
            loading={handle.isPending}
            onClick={() => mark(true)}
          >
            {t('handle')}
          </Button>
        }
      >
        {latest && attention !== 'NEVER_SCANNED' && attention !== 'ORDER_CANCELED' ? (
          <p>“{[latest.text || latest.detail, latest.place].filter(Boolean).join(', ')}”</p>
        ) : null}
        <p>
          {attention === 'NEVER_SCANNED'
            ? t('next.NEVER_SCANNED', { day: shipDate ?? '' })
            : attention === 'ORDER_CANCELED'
              ? t('next.ORDER_CANCELED')
              : t(`next.${attention}`, { time: newsTime ? formats.time(newsTime) : '' })}
        </p>
      </Banner>
    </>
  );
}
