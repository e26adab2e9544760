import { orderBulkRequest } from '@lading/contracts/orders';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTakeSuggestions } from './bulk-queries.ts';
import { BulkResult } from './bulk-result.tsx';

export interface TakeSuggestionsDialogProps {
  /** Task of the check that has made the suggestions. */
  checkId: string;
  /** Orders that were selected; null: all whose suggestion can be taken. */
  orderIds: string[] | null;
  count: number;
  onClose: (isStarted: boolean) => void;
}

/** Asks before the suggestions for many addresses are taken, and shows what has become of each order. */
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
