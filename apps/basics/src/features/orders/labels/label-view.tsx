import type { ShipmentStatus } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { PackageOpen, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomsFormButton } from '../customs-form-dialog.tsx';
import { FurtherLabel } from './further-label.tsx';
import { isBeingBought, useShipment, useVoid } from './label-queries.ts';
import { PurchaseWaiting } from './purchase-notes.tsx';
import { ShipmentLabels } from './shipment-labels.tsx';
import { ShipmentLog } from './shipment-log.tsx';

const hasLabel = ({ shipmentStatus }: { shipmentStatus: ShipmentStatus }): boolean =>
  shipmentStatus !== 'VOIDED' && shipmentStatus !== 'AWAITING_LABEL';

/** The labels of a shipment: view, print, download, void, and buy a return label, or another one for a void one. */
export function LabelView({ shipmentId, isNew }: { shipmentId: string; isNew: boolean }) {
  const { t } = useTranslation(['shippingLabels', 'common']);
  const amount = useAmount();
  const formats = useFormats();
  const shipment = useShipment(shipmentId);
  const voiding = useVoid();
  const [isAsking, setAsking] = useState(false);
  const [buying, buy] = useState<'return' | 'relabel' | null>(null);
  const [boughtId, setBoughtId] = useState<string | null>(null);
  const { data } = shipment;
  if (!data)
    return shipment.error ? (
      <FailureState
        compact
        title={t('view.failed')}
        fault={shipment.error}
        onRetry={() => void shipment.refetch()}
        retrying={shipment.isFetching}
      />
    ) : (
      <div aria-busy="true" className="grid gap-3 sm:grid-cols-[220px_minmax(0,1fr)]">
        <Skeleton className="aspect-[4/6] w-full rounded-md" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  const { purchase, voided, labels, acts, orderId, sender, recipient, carrierName, customs } = data;
  const charged = purchase?.charged ?? purchase?.amount;

  return (
    <div className="grid gap-4">
      {voided ? (
        <Banner live title={t(`void.state.${voided.state}`, { amount: amount(voided.amount) })}>
          {voided.message ? <p>{formats.pick(voided.message.message, voided.message.zhMessage)}</p> : null}
          {voided.creditExpected && voided.state === 'ACCEPTED' ? (
            <p>{t('void.expected', { day: voided.creditExpected })}</p>
          ) : null}
        </Banner>
      ) : isNew && charged ? (
        <Banner live tone="success" title={t('view.bought', { amount: amount(charged) })} />
      ) : null}
      {isBeingBought(data) ? <PurchaseWaiting cameOf={purchase} /> : null}
      {voiding.error ? <FailureBanner title={t('void.failed')} fault={voiding.error} /> : null}
      <ShipmentLabels
        shipmentId={shipmentId}
        shipmentNo={data.shipmentNo}
        labels={labels}
        canPrint={acts.includes('print')}
      >
        {acts.includes('void') ? (
          <Button
            icon={<Undo2 aria-hidden="true" />}
            loading={voiding.isPending}
            // Right after the purchase this is an undo without loss; later the label may have been printed.
            onClick={() => (isNew ? voiding.mutate(shipmentId) : setAsking(true))}
          >
            {isNew ? t('void.undo') : t('void.act')}
          </Button>
        ) : null}
        {acts.includes('print') && orderId ? (
          <CustomsFormButton order={{ orderId, shipmentId, carrierName, sender, recipient, customs }} />
        ) : null}
        {acts.includes('relabel') && buying === null ? (
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => buy('relabel')}>
            {t('relabel.act')}
          </Button>
        ) : null}
        {acts.includes('return') && buying === null ? (
          <Button icon={<PackageOpen aria-hidden="true" />} onClick={() => buy('return')}>
            {t('return.act')}
          </Button>
        ) : null}
      </ShipmentLabels>
      {buying ? (
        <FurtherLabel
          key={buying}
          kind={buying}
          shipment={data}
          onCancel={() => buy(null)}
          onBought={(bought) => {
            buy(null);
            setBoughtId(bought.shipmentId);
          }}
        />
      ) : null}
      {[
        ...(data.relabels ?? []).map((one) => ({ ...one, title: t('relabel.of', { no: one.shipmentNo }) })),
        ...data.returns.map((one) => ({ ...one, title: t('return.of', { no: one.shipmentNo }) })),
      ]
        .filter((one) => hasLabel(one) || (isBeingBought(one) && buying === null))
        .map((one) => (
          <section key={one.shipmentId} aria-label={one.title}>
            <h3 className="mb-2 text-base font-semibold text-ink">{one.title}</h3>
            <LabelView isNew={one.shipmentId === boughtId} shipmentId={one.shipmentId} />
          </section>
        ))}
      <ShipmentLog shipment={data} />
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsking}
          title={t('void.title')}
          confirmLabel={t('void.act')}
          cancelLabel={t('void.keep')}
          onConfirm={() => voiding.mutateAsync(shipmentId)}
        >
          {t('void.text')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
