import { useHostState } from '@lading/bridge/react';
import type { Pickup } from '@lading/contracts/shipment-service';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferDialog } from '../offer-dialog.tsx';
import { PickupFacts } from './pickup-facts.tsx';
import { PickupForm } from './pickup-form.tsx';
import { usePickupActs } from './pickup-queries.ts';

/** Shows the cost of a pickup and orders it. */
function PickupOffer({ offer, onBack, onClose }: { offer: Pickup; onBack: () => void; onClose: () => void }) {
  const { t } = useTranslation('shippingPickups');
  const { schedule } = usePickupActs();
  async function order() {
    const ordered = await schedule.mutateAsync({ pickupId: offer.pickupId, fee: offer.fee });
    if (ordered?.state === 'UNCONFIRMED') return t('unconfirmed');
    return ordered?.confirmation
      ? t('scheduled', { confirmation: ordered.confirmation })
      : t('scheduledBare');
  }
  return (
    <OfferDialog
      fee={offer.fee}
      texts={{
        title: t('offer.title'),
        text: t(offer.billedTo === 'wallet' ? 'offer.text' : 'offer.textAccount'),
        back: t('offer.back'),
        submit: (fee) => t('offer.submit', { fee }),
        submitFree: t('offer.submitFree'),
        failed: t('offer.failed'),
      }}
      sent={schedule}
      order={order}
      onBack={onBack}
      onClose={onClose}
    >
      <div>
        <PickupFacts pickup={offer} />
      </div>
    </OfferDialog>
  );
}

/** Schedules a pickup in two steps: its details, then its cost. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const [offer, setOffer] = useState<Pickup | null>(null);
  const [entered, setEntered] = useState<Pick<ComponentProps<typeof PickupForm>, 'draft' | 'from'>>({
    draft: null,
    from: null,
  });
  const timeZone = useHostState((state) => state.timeZone);
  return offer ? (
    <PickupOffer offer={offer} onBack={() => setOffer(null)} onClose={onClose} />
  ) : (
    <PickupForm
      {...entered}
      timeZone={timeZone}
      onClose={onClose}
      onOffer={(made, values, from) => {
        setEntered({ draft: values, from });
        setOffer(made);
      }}
    />
  );
}
