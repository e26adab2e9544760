import {
  discrepancyAnswers,
  discrepancyReasons,
  discrepancyReply,
  floorDiscrepanciesApi,
  type Discrepancy,
  type DiscrepancyAnswer,
  type DiscrepancyReason,
} from '@lading/contracts/warehouse';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Select } from '@lading/ui/select';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { TextArea } from '@lading/ui/text-area';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';

const { discrepancies, answerDiscrepancy } = floorDiscrepanciesApi.calls;

/** Differences found when inbounds were counted: the floor gives reasons, reports recounts, and settles claims. */
export function DiscrepanciesPage() {
  const { t } = useTranslation('warehouseDiscrepancies');
  return (
    <FloorPage title={t('title')}>
      {({ warehouseId }) => <Discrepancies key={warehouseId} warehouseId={warehouseId} />}
    </FloorPage>
  );
}

function Discrepancies({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const [chosen, setChosen] = useState<{ row: Discrepancy; act: DiscrepancyAnswer } | null>(null);
  const result = useQuery({
    ...callQuery(useApi(), discrepancies, { query: { warehouseId } }),
    staleTime: 0,
  });
  const { data } = result;
  return (
    <div className="grid gap-4">
      {data ? (
        data.length === 0 ? (
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState icon={<Scale />} title={t('floorEmpty')}>
              {t('floorEmptyHint')}
            </EmptyState>
          </div>
        ) : (
          <ul aria-label={t('title')} className="grid gap-2">
            {data.map((row) => (
              <Row key={row.discrepancyId} row={row} onAnswer={(act) => setChosen({ row, act })} />
            ))}
          </ul>
        )
      ) : (
        <NotLoaded query={result} title={t('listFailed')} waiting={<Skeleton className="h-40 w-full" />} />
      )}
      {chosen ? <AnswerDialog {...chosen} onClose={() => setChosen(null)} /> : null}
      <Link to="/dock" className="justify-self-start text-sm text-link">
        {t('back')}
      </Link>
    </div>
  );
}

function Row({ row, onAnswer }: { row: Discrepancy; onAnswer: (act: DiscrepancyAnswer) => void }) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const { skuCode, status, reason, floorNote, clientNote } = row;
  const kind = `${t(`kind.${row.kind}`)} × ${row.quantity}`;
  const said = [reason ? t(`reason.${reason}`) : '', floorNote].filter(Boolean).join(' · ');
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-base font-medium text-ink">{t('of', { sku: skuCode, kind })}</span>
        <StatusBadge status={status === 'OPEN' ? 'waiting' : 'warning'}>{t(`status.${status}`)}</StatusBadge>
      </div>
      <p className="text-ink-muted">{[row.inboundNo, row.clientName, row.clientRef].join(' · ')}</p>
      <p className="text-ink-muted">
        {t('facts', { expected: row.expected, good: row.countedGood, damaged: row.countedDamaged })}
      </p>
      {said ? <p>{t('warehouseSays', { text: said })}</p> : null}
      {clientNote ? <p>{t('clientSays', { text: clientNote })}</p> : null}
      <div className="mt-1 flex flex-wrap gap-2">
        {discrepancyAnswers
          .filter((act) => row.acts.includes(act))
          .map((act) => (
            <Button
              key={act}
              aria-label={t('actOf', { act: t(`act.${act}`), sku: skuCode, kind })}
              onClick={() => onAnswer(act)}
            >
              {t(`act.${act}`)}
            </Button>
          ))}
      </div>
    </li>
  );
}

function AnswerDialog({
  row,
  act,
  onClose,
}: {
  row: Discrepancy;
  act: DiscrepancyAnswer;
  onClose: () => void;
}) {
  const { t } = useTranslation('warehouseDiscrepancies');
  const api = useApi();
  const client = useQueryClient();
  const send = useRequestKey();
  const usual: DiscrepancyReason = act === 'recounted' ? 'RECOUNTED' : 'NOT_IN_SHIPMENT';
  const form = useForm({
    schema: discrepancyReply,
    defaults: { reason: row.reason ?? usual, note: '' },
    wire: (values) => ({ ...values, discrepancyId: row.discrepancyId, act }),
    submit: async (body) => {
      await send(body, (eventKey) => api.call(answerDiscrepancy, { body: { ...body, eventKey } }));
      void client.invalidateQueries({ queryKey: [queryKey(discrepancies)[0]] });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('actOf', { act: t(`act.${act}`), sku: row.skuCode, kind: t(`kind.${row.kind}`) })}
      description={t(`actHint.${act}`)}
      submitLabel={t(`act.${act}`)}
      failureTitle={t('notDone')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Select
          label={t('reasonLabel')}
          {...form.field('reason')}
          options={discrepancyReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        />
        <TextArea label={t('noteRequired')} {...form.field('note')} rows={3} maxLength={500} />
      </div>
    </FormDialog>
  );
}
