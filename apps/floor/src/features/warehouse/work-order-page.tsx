import { floorWorkApi, type FloorWorkOrder } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { TextField } from '@lading/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { useQueue } from '../../frame/floor-queue.ts';
import { ActButton } from './act-button.tsx';
import { WorkOrderBadge } from './floor-badges.tsx';
import { LastScans } from './last-scans.tsx';
import { WorkForm } from './work-form.tsx';

/** One work order on the floor: it is started, units are reported, and it ends as done or with a reason why not. */
export function WorkOrderPage() {
  const { t } = useTranslation('warehouseWork');
  const { workOrderId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useApi(), floorWorkApi.calls.floorWorkOrder, { params: { workOrderId } }),
    staleTime: 0,
  });
  return (
    <FloorPage title={data ? t('one', { number: data.workOrderNo }) : t('floor.title')}>
      {() =>
        data ? (
          <WorkOrder known={data} />
        ) : error ? (
          <FailureState
            title={t('failed')}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-60 w-full" />
        )
      }
    </FloorPage>
  );
}

function WorkOrder({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  const { workOrderId, acts, kind } = known;
  const failedTitle = t('floor.notDone');
  const isComplete = known.done >= known.planned;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{[known.clientName, known.clientRef, t(`kind.${kind}`)].join(' · ')}</span>
        <WorkOrderBadge status={known.status} />
      </div>
      {known.instructions ? (
        <Card title={t('column.instructionsShown')}>
          <p className="text-sm whitespace-pre-wrap">{known.instructions}</p>
        </Card>
      ) : null}
      {acts.includes('start') ? (
        <ActButton call="startWork" id={workOrderId} label={t('floor.start')} failedTitle={failedTitle} />
      ) : null}
      {acts.includes('report') && !isComplete ? (
        <Card>
          <WorkForm workOrderId={workOrderId} kind={kind} />
        </Card>
      ) : null}
      <Lines known={known} />
      {acts.length > 0 && known.places.length > 0 ? <Places known={known} /> : null}
      <LastScans events={known.timeline} canUndo={known.status === 'IN_PROGRESS'} />
      {acts.includes('finish') && isComplete ? (
        <ActButton call="finishWork" id={workOrderId} label={t('floor.finish')} failedTitle={failedTitle} />
      ) : null}
      {acts.includes('reject') ? <Reject workOrderId={workOrderId} /> : null}
      <Link to="/work" className="justify-self-start text-sm text-link">
        {t('floor.back')}
      </Link>
    </div>
  );
}

function Lines({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  return (
    <Card title={t('products')} flush>
      <ul aria-label={t('products')} className="divide-y divide-line">
        {known.lines.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3 px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{line.skuCode}</span>
              <span className="block truncate text-sm text-ink-muted">{line.skuName}</span>
              {line.parts.length > 0 ? (
                <span className="block text-sm text-ink-muted">
                  {line.parts
                    .map(({ skuCode, perUnit }) => t('parts', { sku: skuCode, units: perUnit }))
                    .join(' · ')}
                </span>
              ) : null}
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="block font-medium">
                {t('doneOf', { done: line.done, planned: line.planned })}
              </span>
              {line.condition === 'DAMAGED' ? (
                <span className="block text-sm text-ink-muted">{t('condition.DAMAGED')}</span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Places({ known }: { known: FloorWorkOrder }) {
  const { t } = useTranslation('warehouseWork');
  const skus = [...new Set(known.places.map(({ skuCode }) => skuCode))];
  return (
    <Card title={t('floor.places')} flush>
      <ul aria-label={t('floor.places')} className="divide-y divide-line">
        {skus.map((sku) => (
          <li key={sku} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3">
            <span className="font-medium">{sku}</span>
            <span className="text-ink-muted tabular-nums">
              {known.places
                .filter(({ skuCode }) => skuCode === sku)
                .map(({ binCode, quantity }) => t('floor.place', { bin: binCode, units: quantity }))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reject({ workOrderId }: { workOrderId: string }) {
  const { t } = useTranslation('warehouseWork');
  const { act } = useQueue();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const { text } = useFailureText(fault);
  async function reject() {
    setBusy(true);
    setFault(null);
    const body = { workOrderId, eventKey: crypto.randomUUID(), note: note.trim() };
    await act({ call: 'rejectWork', body }).catch((error: unknown) => setFault(error));
    setBusy(false);
  }
  return (
    <Card title={t('floor.cannot')}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() !== '') void reject();
        }}
      >
        <TextField label={t('floor.reason')} value={note} onValueChange={setNote} maxLength={500} required />
        <Button type="submit" size="large" fullWidth loading={isBusy} disabled={note.trim() === ''}>
          {t('floor.reject')}
        </Button>
        {fault === null ? null : (
          <Banner tone="danger" title={t('floor.notDone')} live>
            {text}
          </Banner>
        )}
      </form>
    </Card>
  );
}
