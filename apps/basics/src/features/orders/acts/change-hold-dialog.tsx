import { useHostState } from '@lading/bridge/react';
import { orderActRequest, ownHoldReasons, type OrderDetail } from '@lading/contracts/orders';
import { formatTime } from '@lading/i18n/format-time';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { TextArea } from '@lading/ui/text-area';
import { useTranslation } from 'react-i18next';
import { HoldFields, useHoldEnd } from './hold-fields.tsx';
import { useOrderAct } from './order-act-queries.ts';

interface ChangeHoldDialogProps {
  order: Pick<OrderDetail, 'orderId' | 'orderNo' | 'holdReason' | 'holdUntil' | 'stateNote'>;
  onClose: () => void;
}

/** Changes the reason, the release day, or the note of an order on hold. Only changes are sent. */
export function ChangeHoldDialog({ order, onClose }: ChangeHoldDialogProps) {
  const { t } = useTranslation('ordersWork');
  const timeZone = useHostState((state) => state.timeZone);
  const endOf = useHoldEnd();
  const work = useOrderAct(order.orderId);
  const kept: { reason: string; until: string; note: string } = {
    reason: ownHoldReasons.find((own) => own === order.holdReason) ?? ownHoldReasons[0],
    until: order.holdUntil ? formatTime(order.holdUntil, timeZone).slice(0, 10) : '',
    note: order.stateNote ?? '',
  };
  const form = useForm({
    schema: orderActRequest,
    defaults: kept,
    wire: ({ reason, until, note }) => ({
      act: 'change-hold',
      ...(reason !== kept.reason && { reason }),
      ...(until !== kept.until && { until: null, ...endOf(until) }),
      ...(note !== kept.note && { note }),
    }),
    async submit(request) {
      await work.mutateAsync(request);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('changeHold.title', { no: order.orderNo })}
      description={t('changeHold.text')}
      failureTitle={t('changeHold.failed')}
      submitLabel={t('changeHold.submit')}
      isDisabled={!form.isDirty}
      onClose={onClose}
    >
      <HoldFields form={form} />
      <TextArea
        {...form.field('note')}
        required={false}
        label={t('note.label')}
        hint={t('note.internal')}
        rows={3}
      />
    </FormDialog>
  );
}
