import type { OrderDetail } from '@lading/contracts/orders';
import { labelsApi } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useOrdersAgain } from './order-act-queries.ts';
import { ShippedElsewhereFields } from './shipped-elsewhere-fields.tsx';

const { markShipped, withdrawMark } = labelsApi.calls;

interface MarkDialogProps {
  order: Pick<OrderDetail, 'orderId' | 'orderNo' | 'carrierName' | 'serviceCode' | 'storeId' | 'shipments'>;
  onClose: () => void;
}

/** Marks an order as shipped with an external label, or without one. */
export function MarkShippedDialog({ order, onClose }: MarkDialogProps) {
  const { t } = useTranslation('ordersWork');
  const api = useApi();
  const again = useOrdersAgain();
  const send = useRequestKey();
  const form = useForm({
    schema: markShipped.body,
    defaults: {
      carrierName: order.carrierName ?? '',
      serviceCode: order.serviceCode ?? '',
      trackingNumber: '',
      shipDate: '',
      tellsStore: true,
    },
    wire: ({ shipDate, ...values }) => ({
      orderId: order.orderId,
      ...values,
      ...(shipDate && { shipDate }),
    }),
    async submit(body) {
      await send(body, (idempotencyKey) => api.call(markShipped, { body }, { idempotencyKey }));
      await again();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('mark.title', { no: order.orderNo })}
      description={t('mark.text')}
      failureTitle={t('mark.failed')}
      submitLabel={t('mark.act')}
      onClose={onClose}
    >
      <ShippedElsewhereFields form={form} asksStores={Boolean(order.storeId)}>
        <TextField
          {...form.field('trackingNumber')}
          required={false}
          label={t('mark.tracking')}
          autoComplete="off"
          spellCheck={false}
        />
      </ShippedElsewhereFields>
    </FormDialog>
  );
}

/** Undoes marking an order as shipped. */
export function WithdrawMarkDialog({ order, onClose }: MarkDialogProps) {
  const { t } = useTranslation('ordersWork');
  const api = useApi();
  const again = useOrdersAgain();
  const send = useRequestKey();
  const marked = order.shipments.find(({ isMarked }) => isMarked);
  const form = useForm({
    schema: withdrawMark.body,
    defaults: {},
    wire: () => ({ shipmentId: marked?.shipmentId }),
    async submit(body) {
      await send(body, (idempotencyKey) => api.call(withdrawMark, { body }, { idempotencyKey }));
      await again();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('withdraw.title', { no: order.orderNo })}
      description={t('withdraw.text')}
      failureTitle={t('withdraw.failed')}
      submitLabel={t('withdraw.act')}
      submitVariant="danger"
      onClose={onClose}
    >
      <p className="text-sm text-ink">
        {[marked?.shipmentNo, marked?.trackingNumber].filter(Boolean).join(' · ')}
      </p>
    </FormDialog>
  );
}
