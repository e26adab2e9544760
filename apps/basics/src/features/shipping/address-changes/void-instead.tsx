import type { AddressChangeOptions } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLabelRefresh } from '@lading/sub-app-kit/use-label-refresh';
import { useVoidEach } from '../attention/attention-queries.ts';

interface VoidInsteadProps {
  options: AddressChangeOptions;
  onClose: () => void;
}

/** For a parcel that the carrier does not have yet: its label is voided, and a new one bought. */
export function VoidInstead({ options, onClose }: VoidInsteadProps) {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const voidEach = useVoidEach();
  const refresh = useLabelRefresh();
  const { shipmentId, shipmentNo, orderId } = options;
  const voiding = useMutation({
    mutationFn: () => voidEach(shipmentId),
    onSettled: refresh,
  });
  const came = voiding.data;
  const isVoid = came && came.state !== 'REJECTED';
  const next = orderId ? (
    <Button variant="primary" render={<Link to={`/orders/${encodeURIComponent(orderId)}`} />}>
      {t('void.toOrder')}
    </Button>
  ) : (
    <Button variant="primary" render={<HostLink href="/e/#/rates" />}>
      {t('void.toRates')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('dialog.title', { no: shipmentNo })}
      closeLabel={t('dialog.close')}
      width={520}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          {isVoid ? (
            next
          ) : (
            <Button variant="danger" loading={voiding.isPending} onClick={() => voiding.mutate()}>
              {t('void.act')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {voiding.error ? <FailureBanner title={t('void.failed')} fault={voiding.error} /> : null}
        {came?.state === 'REJECTED' ? (
          <Banner live tone="warning" title={t('void.rejected')}>
            {came.message ? formats.pick(came.message.message, came.message.zhMessage) : null}
          </Banner>
        ) : null}
        {isVoid ? (
          <Banner live tone="success" title={t('void.done')} />
        ) : (
          <Banner title={t('void.title')}>{t('void.text')}</Banner>
        )}
      </div>
    </Dialog>
  );
}
