import { orderActRequest, type OrderActRequest, type OrderDetail } from '@lading/contracts/orders';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { HoldFields, useHoldEnd } from './hold-fields.tsx';
import { useOrderAct, useOwnWarehouses } from './order-act-queries.ts';

interface ActDialogProps {
  order: Pick<OrderDetail, 'orderId' | 'orderNo' | 'warehouseId'>;
  onClose: () => void;
}

/** A form that performs one action on the order and then closes. */
function useActForm<Values extends Readonly<Record<string, unknown>>>(
  { order, onClose }: ActDialogProps,
  {
    act,
    defaults,
    wire = (values) => values,
  }: { act: OrderActRequest['act']; defaults: Values; wire?: (values: Values) => object },
) {
  const work = useOrderAct(order.orderId);
  return useForm({
    schema: orderActRequest,
    defaults,
    wire: (values) => ({ act, ...wire(values) }),
    async submit(request) {
      await work.mutateAsync(request);
      onClose();
    },
  });
}

/** Puts an order on hold: the reason, the end, and a note. */
export function HoldDialog(props: ActDialogProps) {
  const { t } = useTranslation('ordersWork');
  const endOf = useHoldEnd();
  const form = useActForm(props, {
    act: 'hold',
    defaults: { reason: 'PAYMENT', until: '', note: '' },
    wire: ({ reason, until, note }) => ({ reason, note, ...endOf(until) }),
  });
  return (
    <FormDialog
      form={form}
      title={t('hold.title', { no: props.order.orderNo })}
      description={t('hold.text')}
      failureTitle={t('hold.failed')}
      submitLabel={t('hold.submit')}
      onClose={props.onClose}
    >
      <HoldFields form={form} />
      <TextArea {...form.field('note')} label={t('note.label')} hint={t('note.internal')} rows={3} />
    </FormDialog>
  );
}

/** Cancels an order. */
export function CancelOrderDialog(props: ActDialogProps) {
  const { t } = useTranslation('ordersWork');
  const form = useActForm(props, { act: 'cancel', defaults: { note: '' } });
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { no: props.order.orderNo })}
      description={t('cancel.text')}
      failureTitle={t('cancel.failed')}
      submitLabel={t('cancel.submit')}
      submitVariant="danger"
      onClose={props.onClose}
    >
      <TextArea {...form.field('note')} label={t('note.label')} hint={t('note.internal')} rows={3} />
    </FormDialog>
  );
}

/** Value for "no warehouse" in a list of choices. */
const none = '';

/** Assigns the order to a warehouse. */
export function AssignDialog(props: ActDialogProps) {
  const { t } = useTranslation('ordersWork');
  const warehouses = useOwnWarehouses();
  const work = useOrderAct(props.order.orderId);
  const form = useForm({
    schema: orderActRequest,
    defaults: { warehouseId: props.order.warehouseId ?? none },
    wire: ({ warehouseId }) => ({ act: 'assign', warehouseId: warehouseId === none ? null : warehouseId }),
    async submit(request) {
      await work.mutateAsync(request);
      props.onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('assign.title', { no: props.order.orderNo })}
      failureTitle={t('assign.failed')}
      submitLabel={t('assign.submit')}
      isDisabled={warehouses.data === undefined}
      onClose={props.onClose}
    >
      <LoadedField label={t('assign.warehouse')} query={warehouses}>
        <Select
          {...form.field('warehouseId')}
          label={t('assign.warehouse')}
          options={[
            { value: none, label: t('assign.none') },
            ...(warehouses.data ?? []).map(({ warehouseId, name }) => ({ value: warehouseId, label: name })),
          ]}
        />
      </LoadedField>
    </FormDialog>
  );
}
