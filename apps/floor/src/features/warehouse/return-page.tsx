import { floorApi, type FloorReturn } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { ReturnBadge } from './floor-badges.tsx';
import { FloorPage } from '../../frame/floor-page.tsx';
import { InspectForm } from './inspect-form.tsx';
import { LastScans } from './last-scans.tsx';
import { PhotoTaker } from './photo-taker.tsx';

/** One return on the bench: it arrives, and each unit is inspected and put somewhere. */
export function ReturnPage() {
  const { t } = useTranslation('warehouseFloor');
  const { returnId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useApi(), floorApi.calls.returnDetail, { params: { returnId } }),
    staleTime: 0,
  });
  return (
    <FloorPage title={data ? t('return.title', { number: data.returnNo }) : t('returns.title')}>
      {() =>
        data ? (
          <Return known={data} />
        ) : error ? (
          <FailureState
            title={t('return.failed')}
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

function Return({ known }: { known: FloorReturn }) {
  const { t } = useTranslation('warehouseFloor');
  const { returnId, acts } = known;
  const facts = [
    known.clientName,
    known.clientRef,
    t(`reason.${known.reason}`),
    known.orderNo,
    known.tracking,
    known.remark,
  ];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <ReturnBadge status={known.status} />
      </div>
      {acts.includes('arrive') ? (
        <ActButton call="arriveReturn" id={returnId} label={t('return.arrive')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('inspect') ? (
        <Card>
          <InspectForm returnId={returnId} />
        </Card>
      ) : null}
      <Lines known={known} />
      <PhotoTaker
        subjectKind="return"
        subjectId={returnId}
        canAdd={acts.includes('inspect') || known.status === 'COMPLETED'}
      />
      <LastScans events={known.timeline} canUndo={known.status === 'INSPECTING'} />
      {acts.includes('complete') ? (
        <ActButton
          call="completeReturn"
          id={returnId}
          label={t('return.complete')}
          failedTitle={t('notDone')}
        />
      ) : null}
      <Link to="/returns" className="justify-self-start text-sm text-link">
        {t('return.back')}
      </Link>
    </div>
  );
}

function Lines({ known }: { known: FloorReturn }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <Card title={t('return.lines')} flush>
      <ul aria-label={t('return.lines')} className="divide-y divide-line">
        {known.lines.map((line) => {
          const places = [
            ['RESTOCK', line.restocked],
            ['DAMAGED', line.damaged],
            ['DISPOSE', line.disposed],
          ] as const;
          return (
            <li key={line.lineId} className="flex items-center justify-between gap-3 px-4 py-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{line.skuCode}</span>
                <span className="block truncate text-sm text-ink-muted">{line.skuName}</span>
              </span>
              <span className="shrink-0 text-right tabular-nums">
                <span className="block font-medium">
                  {t('returns.inspected', {
                    inspected: line.restocked + line.damaged + line.disposed,
                    expected: line.expected,
                  })}
                </span>
                <span className="block text-sm text-ink-muted">
                  {places
                    .filter(([, units]) => units > 0)
                    .map(([place, units]) => `${t(`disposition.${place}`)} ${units}`)
                    .join(' · ')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
