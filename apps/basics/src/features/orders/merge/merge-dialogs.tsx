import { namedServices, orderMergeApi, type OrderDetail, type OrderSummary } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { serviceName } from '../../../service-name.ts';
import { useOrdersAgain } from '../acts/order-act-queries.ts';
import { MergeLosses, useMergePreview } from './merge-losses.tsx';

const { merge, undoMerge } = orderMergeApi.calls;

const orderPath = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`;

/** Merges several orders of the same recipient into one, and opens it. */
export function MergeDialog({
  orders,
  onClose,
}: {
  orders: readonly OrderSummary[];
  onClose: (isDone: boolean) => void;
}) {
  const { t } = useTranslation('ordersMerge');
  const api = useApi();
  const again = useOrdersAgain();
  const send = useRequestKey();
  const navigate = useNavigate();
  const services = namedServices(orders);
  const orderIds = orders.map(({ orderId }) => orderId);
  const preview = useMergePreview(orderIds);
  const form = useForm({
    schema: merge.body,
    defaults: { serviceOf: '' },
    wire: ({ serviceOf }) => ({
      orderIds,
      ...(serviceOf !== '' && { serviceOf }),
    }),
    async submit(body) {
      const made = await send(body, (idempotencyKey) => api.call(merge, { body }, { idempotencyKey }));
      await again();
      onClose(true);
      void navigate(orderPath(made.orderId));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('title', { count: orders.length })}
      description={t('text')}
      failureTitle={t('failed')}
      submitLabel={t('submit')}
      isDisabled={preview.isPending}
      onClose={() => onClose(false)}
    >
      <ul className="max-h-60 overflow-y-auto border-y border-line text-sm">
        {orders.map(({ orderId, orderNo, quantity, ...order }) => (
          <li key={orderId} className="flex gap-3 border-b border-line py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1 truncate font-medium text-ink">{orderNo}</span>
            <span className="min-w-0 flex-1 truncate text-ink-muted">
              {[order.recipientName, order.recipientCity].filter(Boolean).join(', ')}
            </span>
            <span className="shrink-0 text-ink-muted tabular-nums">{t('units', { count: quantity })}</span>
          </li>
        ))}
      </ul>
      <MergeLosses preview={preview} />
      {services.length > 1 ? (
        <Select
          {...form.field('serviceOf')}
          label={t('service')}
          hint={t('servicesDiffer')}
          placeholder={t('chooseService')}
          options={services.map(({ orderId, carrierName, serviceCode }) => ({
            value: orderId,
            label: serviceName(carrierName, serviceCode),
          }))}
        />
      ) : null}
    </FormDialog>
  );
}

/** Splits a merge, so that its orders ship separately again. */
export function UndoMergeDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('ordersMerge');
  const api = useApi();
  const again = useOrdersAgain();
  const send = useRequestKey();
  const form = useForm({
    schema: undoMerge.body,
    defaults: {},
    wire: () => ({ orderId: order.orderId }),
    async submit(body) {
      await send(body, (idempotencyKey) => api.call(undoMerge, { body }, { idempotencyKey }));
      await again();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('undoTitle', { no: order.orderNo })}
      description={t('undoText')}
      failureTitle={t('undoFailed')}
      submitLabel={t('undo')}
      submitVariant="danger"
      onClose={onClose}
    >
      <p className="text-sm text-ink">
        {t('undoOrders', { orders: (order.merge?.orders ?? []).map(({ orderNo }) => orderNo).join(', ') })}
      </p>
    </FormDialog>
  );
}
