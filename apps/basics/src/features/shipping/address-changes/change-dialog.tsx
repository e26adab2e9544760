import { useHost } from '@lading/bridge/react';
import type { AddressChange } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFacts } from './address-change-facts.tsx';
import { useChangeActs, useChangeOptions } from './address-change-queries.ts';
import { ChangeForm, NotGuaranteed, type EnteredChange } from './change-form.tsx';
import { VoidInstead } from './void-instead.tsx';

/** Shows what a change costs and orders it. */
function OfferDialog({
  offer,
  onBack,
  onClose,
}: {
  offer: AddressChange;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shippingAddressChanges');
  const { bus } = useHost();
  const amount = useAmount();
  const { request } = useChangeActs();
  const order = async () => {
    const came = await request.mutateAsync({ changeId: offer.changeId, fee: offer.fee });
    bus.emit('notice:show', {
      tone: 'info',
      title: t(came?.state === 'UNCONFIRMED' ? 'unconfirmed' : 'accepted'),
    });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('offer.title')}
      closeLabel={t('dialog.close')}
      width={520}
      footer={
        <>
          <Button onClick={onBack}>{t('offer.back')}</Button>
          <Button
            variant="primary"
            loading={request.isPending}
            // A failure is shown above the facts.
            onClick={() => void order().catch(() => undefined)}
          >
            {offer.fee.minor > 0 ? t('offer.submit', { fee: amount(offer.fee) }) : t('offer.submitFree')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {request.error ? <FailureBanner title={t('offer.failed')} fault={request.error} /> : null}
        <p className="text-sm text-ink-muted">
          {t(offer.billedTo === 'wallet' ? 'offer.text' : 'offer.textAccount')}
        </p>
        <NotGuaranteed />
        <div>
          <ChangeFacts change={offer} />
        </div>
      </div>
    </Dialog>
  );
}

/** A window without an act: the shipment is loading, or nothing can be done. */
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

/** Changes where a parcel on its way goes, in two steps: what the carrier is to do, then what it costs. */
export function ChangeDialog({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
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
    <OfferDialog offer={offer} onBack={() => setOffer(null)} onClose={onClose} />
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
