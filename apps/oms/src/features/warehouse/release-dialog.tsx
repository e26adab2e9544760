import { ordersApi } from '@lading/contracts/orders';
import { outboundApi, outboundRelease } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Combobox } from '@lading/ui/combobox';
import { Select } from '@lading/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { useWarehouseReload } from './warehouse-queries.ts';

const byRouting = '';

/** Assigns an unshipped order to a warehouse, chosen by the user or by routing; missing units in a chosen one wait for stock. */
export function ReleaseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['warehouse', 'warehouseRouting']);
  const api = useApi();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const formats = useFormats();
  const warehouses = useWarehouseOptions();
  const orders = useQuery(
    callQuery(api, ordersApi.calls.orderPage, { query: { orderStatus: 'UNSHIPPED', pageSize: 200 } }),
  );
  const form = useForm({
    schema: outboundRelease,
    defaults: { orderId: '', warehouseId: byRouting },
    wire: ({ orderId, warehouseId }) => ({
      warehouseId: warehouseId === byRouting ? null : warehouseId,
      ...(orderId ? { orderId } : {}),
    }),
    submit: async (body) => {
      const { outboundId } = await api.call(outboundApi.calls.releaseOrder, { body });
      reload();
      onClose();
      void navigate(`/app/outbound/${outboundId}`);
    },
  });
  const order = form.field('orderId');
  return (
    <FormDialog
      form={form}
      title={t('outbound.release')}
      description={t('outbound.releaseHint')}
      submitLabel={t('outbound.release')}
      failureTitle={t('notDone')}
      onClose={onClose}
    >
      <LoadedField label={t('column.order')} query={orders}>
        <Combobox
          {...order}
          label={t('column.order')}
          value={order.value || null}
          onValueChange={(orderId) => form.set({ orderId: orderId ?? '' })}
          options={(orders.data?.records ?? []).map((one) => ({
            value: one.orderId,
            label: one.orderNo,
            keywords: one.recipientName ?? '',
            detail: [
              one.recipientName,
              t('units', { count: one.quantity, number: formats.number(one.quantity) }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          emptyText={t('outbound.noOrder')}
          openLabel={t('outbound.chooseOrder')}
          placeholder={t('outbound.chooseOrder')}
        />
      </LoadedField>
      <Select
        label={t('column.warehouse')}
        {...form.field('warehouseId')}
        required={false}
        options={[{ value: byRouting, label: t('warehouseRouting:byRouting') }, ...warehouses]}
      />
    </FormDialog>
  );
}
