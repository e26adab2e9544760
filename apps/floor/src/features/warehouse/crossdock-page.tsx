import { floorCrossdockApi, type FloorCrossdock } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { ActButton } from './act-button.tsx';
import { DispatchForm, ReceiveForm } from './carton-forms.tsx';
import { CrossdockBadge } from './floor-badges.tsx';
import { LastScans } from './last-scans.tsx';

/** One crossdock on the floor: it arrives, its cartons are counted by destination, and leave with a carrier. */
export function CrossdockPage() {
  const { t } = useTranslation('warehouseCrossdock');
  const { crossdockId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useApi(), floorCrossdockApi.calls.floorCrossdock, { params: { crossdockId } }),
    staleTime: 0,
  });
  return (
    <FloorPage title={data ? t('one', { number: data.crossdockNo }) : t('title')}>
      {() =>
        data ? (
          <Crossdock known={data} />
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

function Crossdock({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { crossdockId, acts, lines } = known;
  const failedTitle = t('floor.notDone');
  const missing = lines.reduce((sum, { cartons, received }) => sum + Math.max(0, cartons - received), 0);
  const isAtDock = known.received > known.dispatched;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{[known.clientName, known.clientRef, known.tracking].filter(Boolean).join(' · ')}</span>
        <CrossdockBadge status={known.status} />
      </div>
      {known.remark ? <p className="text-sm whitespace-pre-wrap">{known.remark}</p> : null}
      {acts.includes('arrive') ? (
        <ActButton
          call="arriveCrossdock"
          id={crossdockId}
          label={t('floor.arrive')}
          failedTitle={failedTitle}
        />
      ) : null}
      <Lines known={known} />
      {acts.includes('receive') && missing > 0 ? (
        <Card title={t('floor.receive')}>
          <ReceiveForm known={known} />
        </Card>
      ) : null}
      {acts.includes('dispatch') && isAtDock ? (
        <Card title={t('floor.dispatch')}>
          <DispatchForm known={known} />
        </Card>
      ) : null}
      <LastScans events={known.timeline} canUndo={known.status === 'IN_PROGRESS'} />
      {acts.includes('close') && !isAtDock ? (
        <div className="grid gap-2">
          {missing > 0 ? (
            <p className="text-sm text-warning-ink">{t('floor.missing', { count: missing })}</p>
          ) : null}
          <ActButton
            call="closeCrossdock"
            id={crossdockId}
            label={t('floor.close')}
            failedTitle={failedTitle}
          />
        </div>
      ) : null}
      <Link to="/crossdock" className="justify-self-start text-sm text-link">
        {t('floor.back')}
      </Link>
    </div>
  );
}

function Lines({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <Card title={t('lines')} flush>
      <ul aria-label={t('lines')} className="divide-y divide-line">
        {known.lines.map(({ lineId, destination, reference, cartons, received, dispatched }) => (
          <li key={lineId} className="flex items-center justify-between gap-3 px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{destination}</span>
              {reference ? <span className="block truncate text-sm text-ink-muted">{reference}</span> : null}
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">
              <span className="block">
                {`${t('column.received')} ${t('doneOf', { done: received, cartons })}`}
              </span>
              <span className="block text-ink-muted">
                {`${t('column.dispatched')} ${t('doneOf', { done: dispatched, cartons })}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
