import type { ShipmentStatus } from '@lading/contracts/shipping';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { isBeingBought, LabelDocuments, useShipment } from '@lading/sub-app-kit/labels';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { PackageOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomsFormButton } from '../customs-form-dialog.tsx';
import { FurtherLabel } from './further-label.tsx';
import { ShipmentLog } from './shipment-log.tsx';

const hasLabel = ({ shipmentStatus }: { shipmentStatus: ShipmentStatus }): boolean =>
  shipmentStatus !== 'VOIDED' && shipmentStatus !== 'AWAITING_LABEL';

/** The labels of a shipment: view, print, download, void, and buy a return label, or another one for a void one. */
export function LabelView({ shipmentId, isNew }: { shipmentId: string; isNew: boolean }) {
  const { t } = useTranslation('shippingLabels');
  const shipment = useShipment(shipmentId);
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
  const { acts, orderId, sender, recipient, carrierName, customs } = data;
  return (
    <div className="grid gap-4">
      <LabelDocuments shipment={data} isNew={isNew}>
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
      </LabelDocuments>
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
    </div>
  );
}
