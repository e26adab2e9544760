import type { AddressChange } from '@lading/contracts/shipment-service';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferDialog } from '../offer-dialog.tsx';
import { ChangeFacts } from './address-change-facts.tsx';
import { useChangeActs, useChangeOptions } from './address-change-queries.ts';
import { ChangeForm, NotGuaranteed, type EnteredChange } from './change-form.tsx';
import { VoidInstead } from './void-instead.tsx';

/** Shows the cost of a change and orders it. */
function ChangeOffer({
  offer,
  onBack,
  onClose,
}: {
  offer: AddressChange;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shippingAddressChanges');
  const { request } = useChangeActs();
  async function order() {
    const came = await request.mutateAsync({ changeId: offer.changeId, fee: offer.fee });
    return t(came?.state === 'UNCONFIRMED' ? 'unconfirmed' : 'accepted');
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
      sent={request}
      order={order}
      onBack={onBack}
      onClose={onClose}
    >
      <NotGuaranteed />
      <div>
        <ChangeFacts change={offer} />
      </div>
    </OfferDialog>
  );
}

/** A dialog without an action: the shipment is loading, or nothing can be done. */
function PlainDialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('shippingAddressChanges');
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={t('dialog.close')}
      width={520}
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      {children}
    </Dialog>
  );
}

/** Changes the destination of a parcel in transit, in two steps: the change, then its cost. */
export function AddressChangeDialog({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const { data, error, refetch, isFetching } = useChangeOptions(shipmentId);
  const [offer, setOffer] = useState<AddressChange | null>(null);
  const [entered, keep] = useState<EnteredChange | null>(null);
  if (!data)
    return (
      <PlainDialog title={t('dialog.loading')} onClose={onClose}>
        {error ? (
          <FailureState
            compact
            title={t('dialog.loadFailed')}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </PlainDialog>
    );
  if (data.canVoid) return <VoidInstead options={data} onClose={onClose} />;
  if (data.reason)
    return (
      <PlainDialog title={t('dialog.title', { no: data.shipmentNo })} onClose={onClose}>
        <Banner tone="warning" title={t('dialog.notPossible')}>
          {formats.pick(data.reason.message, data.reason.zhMessage)}
        </Banner>
      </PlainDialog>
    );
  return offer ? (
    <ChangeOffer offer={offer} onBack={() => setOffer(null)} onClose={onClose} />
  ) : (
    <ChangeForm
      options={data}
      entered={entered}
      onClose={onClose}
      onOffer={(made, values) => {
        keep(values);
        setOffer(made);
      }}
    />
  );
}
