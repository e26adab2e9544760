import type { OrderDetail } from '@lading/contracts/orders';
import { outboundApi, outboundRelease, routingApi } from '@lading/contracts/warehouse';
import { useHost } from '@lading/bridge/react';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { RoutingWhy } from '@lading/sub-app-kit/routing';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Select } from '@lading/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnWarehouses } from './acts/order-act-queries.ts';

const byRouting = '';

/** Assigns an order to a warehouse, or leaves it to routing. */
function SendDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('warehouseRouting');
  const api = useApi();
  const { bus } = useHost();
  const warehouses = useOwnWarehouses();
  const { orderId, orderNo } = order;
  const form = useForm({
    schema: outboundRelease,
    defaults: { warehouseId: byRouting },
    wire: ({ warehouseId }) => ({ orderId, warehouseId: warehouseId === byRouting ? null : warehouseId }),
    submit: async (body) => {
      try {
        await api.call(outboundApi.calls.releaseOrder, { body });
        onClose();
      } finally {
        // A refusal is recorded too.
        bus.emit('list:refresh', { kind: 'order' });
      }
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('sendTitle', { no: orderNo })}
      description={t('sendText')}
      submitLabel={t('send')}
      failureTitle={t('notSent')}
      onClose={onClose}
    >
      <LoadedField label={t('warehouse')} query={warehouses}>
        <Select
          {...form.field('warehouseId')}
          required={false}
          label={t('warehouse')}
          options={[
            { value: byRouting, label: t('byRouting') },
            ...(warehouses.data ?? []).map(({ warehouseId, name }) => ({ value: warehouseId, label: name })),
          ]}
        />
      </LoadedField>
    </FormDialog>
  );
}

/** The warehouse of an order, and why it was chosen or none could be. */
export function OrderWarehouseCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['warehouseRouting', 'warehouse']);
  const [isSending, setSending] = useState(false);
  const warehouses = useOwnWarehouses();
  const { orderId, orderStatus } = order;
  const routing = useQuery({
    ...callQuery(useApi(), routingApi.calls.orderRouting, { params: { orderId } }),
    enabled: (warehouses.data?.length ?? 0) > 0,
  });
  const { data } = routing;
  if (!data) return <CardNotLoaded title={t('card')} query={warehouses.data ? routing : warehouses} />;
  const { outbound, decision } = data;
  const canSend = outbound === null && orderStatus === 'UNSHIPPED';
  if (!outbound && !decision && !canSend) return null;
  return (
    <Card
      title={t('card')}
      actions={
        canSend ? (
          <Button size="small" onClick={() => setSending(true)}>
            {t('send')}
          </Button>
        ) : null
      }
    >
      {outbound ? (
        <p className="mb-2 text-sm text-ink">
          <a href={`/o/#/app/outbound/${outbound.outboundId}`} className="text-link">
            {outbound.outboundNo}
          </a>
          {' · '}
          {[outbound.warehouseName, t(`warehouse:outboundStatus.${outbound.status}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {decision && (outbound || decision.rule === 'NONE') ? (
        <RoutingWhy decision={decision} />
      ) : outbound ? null : (
        <p className="text-sm text-ink-muted">{t('notThere')}</p>
      )}
      {isSending ? <SendDialog order={order} onClose={() => setSending(false)} /> : null}
    </Card>
  );
}
