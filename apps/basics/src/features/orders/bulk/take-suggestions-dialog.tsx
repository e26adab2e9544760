import { orderBulkRequest } from '@lading/contracts/orders';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeSuggestions } from './bulk-queries.ts';
import { BulkResult } from './bulk-result.tsx';

export interface TakeSuggestionsDialogProps {
  /** Task of the check that made the suggestions. */
  checkId: string;
  /** The selected orders; null: all with an applicable suggestion. */
  orderIds: string[] | null;
  count: number;
  onClose: (isStarted: boolean) => void;
}

/** Asks before the suggestions for many addresses are applied, and shows the result for each order. */
export function TakeSuggestionsDialog({ checkId, orderIds, count, onClose }: TakeSuggestionsDialogProps) {
  const { t } = useTranslation('ordersBulk');
  const [taskId, setTaskId] = useState<string>();
  const { start, readAgain } = useTakeSuggestions(checkId);
  const form = useForm({
    schema: orderBulkRequest,
    defaults: {},
    wire: () => ({ act: 'take-suggestion' }),
    submit: async (request) =>
      setTaskId(await start(request, orderIds ? { ids: orderIds } : { suggestedIn: checkId })),
  });
  return (
    <FormDialog
      form={form}
      title={t('title.take-suggestion', { count })}
      description={taskId === undefined ? t('text.take-suggestion') : undefined}
      submitLabel={t('submit.take-suggestion')}
      failureTitle={t('notStarted')}
      outcome={
        taskId === undefined ? undefined : { content: <BulkResult taskId={taskId} />, closeLabel: t('close') }
      }
      onClose={() => {
        void readAgain();
        onClose(taskId !== undefined);
      }}
    >
      {null}
    </FormDialog>
  );
}
