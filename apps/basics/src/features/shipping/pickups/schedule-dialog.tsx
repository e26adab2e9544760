import { useHost, useHostState } from '@lading/bridge/react';
import type { Pickup } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickupFacts } from './pickup-facts.tsx';
import { PickupForm } from './pickup-form.tsx';
import { usePickupActs } from './pickup-queries.ts';

/** Shows what a pickup costs and orders it. */
function OfferDialog({ offer, onBack, onClose }: { offer: Pickup; onBack: () => void; onClose: () => void }) {
  const { t } = useTranslation(['shippingPickups', 'common']);
  const { bus } = useHost();
  const amount = useAmount();
  const { schedule } = usePickupActs();
  const order = async () => {
    const came = await schedule.mutateAsync({ pickupId: offer.pickupId, fee: offer.fee });
    const title =
      came?.state === 'UNCONFIRMED'
        ? t('unconfirmed')
        : came?.confirmation
          ? t('scheduled', { confirmation: came.confirmation })
          : t('scheduledBare');
    bus.emit('notice:show', { tone: 'info', title });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('offer.title')}
      closeLabel={t('common:action.close')}
      width={520}
      footer={
        <>
          <Button onClick={onBack}>{t('offer.back')}</Button>
          <Button
            variant="primary"
            loading={schedule.isPending}
            // A failure is shown above the facts.
            onClick={() => void order().catch(() => undefined)}
          >
            {offer.fee.minor > 0 ? t('offer.submit', { fee: amount(offer.fee) }) : t('offer.submitFree')}
          </Button>
        </>
      }
    >
      {schedule.error ? <FailureBanner title={t('offer.failed')} fault={schedule.error} /> : null}
      <p className="mb-4 text-sm text-ink-muted">
        {t(offer.billedTo === 'wallet' ? 'offer.text' : 'offer.textAccount')}
      </p>
      <PickupFacts pickup={offer} />
    </Dialog>
  );
}

/** Schedules a pickup in two steps: what it is for, then what it costs. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Pickup | null>(null);
  const [draft, keepDraft] = useState<Parameters<typeof PickupForm>[0]['draft']>(null);
  const timeZone = useHostState((state) => state.timeZone);
  return offer ? (
    <OfferDialog offer={offer} onBack={() => setOffer(null)} onClose={onClose} />
  ) : (
    <PickupForm
      draft={draft}
      timeZone={timeZone}
      onClose={onClose}
      onOffer={(made, values) => {
        keepDraft(values);
        setOffer(made);
      }}
    />
  );
}
