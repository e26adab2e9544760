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

type Shipment = Pick<
  ShipmentDetail,
  'shipmentId' | 'attention' | 'newsTime' | 'shipDate' | 'timeline' | 'lateLabel' | 'purchase'
>;

/** What the user can do about it. */
function useNextStep({ attention, newsTime, shipDate, lateLabel, purchase }: Shipment): string {
  const { t } = useTranslation('shippingAttention');
  const formats = useFormats();
  switch (attention) {
    case 'NEVER_SCANNED':
      return t('next.NEVER_SCANNED', { day: shipDate ?? '' });
    case 'ORDER_CANCELED':
    case 'ORDER_HELD':
    case 'ORDER_CHANGED':
      return t(`next.${attention}`);
    case 'LATE_LABEL': {
      const { message = '', zhMessage = '' } = lateLabel?.message ?? {};
      return t('next.LATE_LABEL', { reason: formats.pick(message, zhMessage) });
    }
    case 'UNKNOWN_LABEL': {
      const { message = '', zhMessage = '' } = purchase?.message ?? {};
      return t('next.UNKNOWN_LABEL', { reason: formats.pick(message, zhMessage) });
    }
    case 'EXCEPTION':
    case 'RETURNING':
    case 'STUCK':
      return t(`next.${attention}`, { time: newsTime ? formats.time(newsTime) : '' });
    default:
      return '';
  }
}

/** Reasons that the latest scan explains further. */
const ofScans: readonly ShipmentDetail['attention'][] = ['EXCEPTION', 'RETURNING', 'STUCK'];

/** Why a shipment needs attention, what to do about it, and a button to mark it as handled, with an undo. */
export function AttentionNote({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('shippingAttention');
  const next = useNextStep(shipment);
  const { bus } = useHost();
  const [isHandled, setHandled] = useState(false);
  const handle = useHandle((handled) => {
    setHandled(handled);
    // The panel closes if the shipment leaves the filtered list.
    if (handled) bus.emit('notice:show', { tone: 'info', title: t('handled') });
  });
  const { shipmentId, attention, timeline } = shipment;
  const mark = (isDone: boolean) => handle.mutate({ shipmentIds: [shipmentId], isHandled: isDone });
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
        tone={
          attention === 'EXCEPTION' || attention === 'RETURNING' || attention === 'LATE_LABEL'
            ? 'danger'
            : 'warning'
        }
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
        {latest && ofScans.includes(attention) ? (
          <p>“{[latest.text || latest.detail, latest.place].filter(Boolean).join(', ')}”</p>
        ) : null}
        <p>{next}</p>
      </Banner>
    </>
  );
}
