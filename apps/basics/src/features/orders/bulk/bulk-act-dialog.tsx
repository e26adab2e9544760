import {
  orderBulkRequest,
  orderMessages,
  type OrderBulkRequest,
  type OrderSummary,
} from '@lading/contracts/orders';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import type { ChosenOfAct } from '@lading/sub-app-kit/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldEnd } from '../acts/hold-fields.tsx';
import { useOwnWarehouses } from '../acts/order-act-queries.ts';
import { BulkActFields } from './bulk-act-fields.tsx';
import { bulkDefaults, isNothing, requestOf } from './bulk-act-rules.ts';
import { useStartBulk } from './bulk-queries.ts';
import { BulkResult } from './bulk-result.tsx';

export interface BulkActDialogProps {
  act: OrderBulkRequest['act'];
  chosen: ChosenOfAct<Pick<OrderSummary, 'orderId'>>;
  isVendor: boolean;
  onClose: (isStarted: boolean) => void;
}

/** Collects the input of an action on many orders, runs it on the server, and shows its progress. */
export function BulkActDialog({ act, chosen, isVendor, onClose }: BulkActDialogProps) {
  const { t } = useTranslation('ordersBulk');
  const [taskId, setTaskId] = useState<string>();
  const start = useStartBulk(chosen, isVendor);
  const warehouses = useOwnWarehouses();
  const endOf = useHoldEnd();
  const form = useForm({
    schema: orderBulkRequest,
    catalogs: [orderMessages],
    defaults: bulkDefaults,
    wire: (values) => requestOf(act, values, endOf),
    submit: async (request) => setTaskId(await start(request)),
  });
  const text = t(`text.${act}`);
  // Orders must not lose their warehouse just because the list could not be loaded.
  const isUnanswered = act === 'assign' && warehouses.data === undefined;
  return (
    <FormDialog
      form={form}
      title={t(`title.${act}`, { count: chosen.count })}
      description={taskId === undefined ? (chosen.isMixed ? t('mixed', { text }) : text) : undefined}
      submitLabel={t(`submit.${act}`)}
      submitVariant={act === 'cancel' ? 'danger' : 'primary'}
      isDisabled={isUnanswered || isNothing(act, form.values)}
      failureTitle={t('notStarted')}
      outcome={
        taskId === undefined ? undefined : { content: <BulkResult taskId={taskId} />, closeLabel: t('close') }
      }
      onClose={() => onClose(taskId !== undefined)}
    >
      <BulkActFields act={act} form={form} isVendor={isVendor} warehouses={warehouses} />
    </FormDialog>
  );
}
