import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { isBeingBought, LabelDocuments, PurchaseFailed, useShipment } from '@lading/sub-app-kit/labels';
import { Button } from '@lading/ui/button';
import { Drawer } from '@lading/ui/drawer';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';

/** A label without an order: print, download, undo, and the way to its shipment. */
export function BoughtLabel({ shipmentId, isNew }: { shipmentId: string; isNew: boolean }) {
  const { t } = useTranslation('shippingLabels');
  const shipment = useShipment(shipmentId);
  const { data } = shipment;
  if (!data)
    return (
      <NotLoaded
        compact
        query={shipment}
        title={t('view.failed')}
        waiting={
          <div aria-busy="true">
            <Skeleton className="h-64 w-full rounded-md" />
          </div>
        }
      />
    );
  const { shipmentNo, labels, purchase } = data;
  const isFailed = labels.length === 0 && !isBeingBought(data);
  return (
    <div className="grid gap-4">
      {isFailed ? <PurchaseFailed fault={null} cameOf={purchase} /> : null}
      <LabelDocuments shipment={data} isNew={isNew} />
      <Button
        className="justify-self-start"
        render={
          <HostLink
            href={`/b/#/shipments?q=${encodeURIComponent(shipmentNo)}&peek=${encodeURIComponent(shipmentId)}`}
          />
        }
      >
        {t('blank.toShipment', { no: shipmentNo })}
      </Button>
    </div>
  );
}

/** The label that was bought before the page was reloaded. */
export function BoughtLabelDrawer({ shipmentId, onClose }: { shipmentId: string; onClose: () => void }) {
  const { t } = useTranslation(['shippingLabels', 'common']);
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('blank.label')}
      closeLabel={t('common:action.close')}
      width={640}
      footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}
    >
      <BoughtLabel shipmentId={shipmentId} isNew={false} />
    </Drawer>
  );
}
