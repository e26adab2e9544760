import { floorCrossdockApi, type FloorCrossdock } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { DispatchForm, ReceiveForm } from './carton-forms.tsx';
import { CrossdockBadge } from './floor-badges.tsx';
import { FloorDetail, LineList, LineName } from './floor-detail.tsx';
import { LastScans } from './last-scans.tsx';

/** One crossdock on the floor: it arrives, its cartons are counted by destination, and leave with a carrier. */
export function CrossdockPage() {
  const { t } = useTranslation('warehouseCrossdock');
  const { crossdockId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorCrossdockApi.calls.floorCrossdock, { params: { crossdockId } })}
      list={{ title: t('title'), to: '/crossdock', back: t('floor.back') }}
      title={({ crossdockNo }) => t('one', { number: crossdockNo })}
      facts={({ clientName, clientRef, tracking }) => [clientName, clientRef, tracking]}
      badge={({ status }) => <CrossdockBadge status={status} />}
      failedTitle={t('failed')}
    >
      {(known) => <Crossdock known={known} />}
    </FloorDetail>
  );
}

function Crossdock({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  const { crossdockId, acts, lines } = known;
  const failedTitle = t('floor.notDone');
  const missing = lines.reduce((sum, { cartons, received }) => sum + Math.max(0, cartons - received), 0);
  const isAtDock = known.received > known.dispatched;
  return (
    <>
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
      <LastScans events={known.timeline} state={known.status} />
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
    </>
  );
}

function Lines({ known }: { known: FloorCrossdock }) {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <LineList title={t('lines')} lines={known.lines}>
      {({ destination, reference, cartons, received, dispatched }) => (
        <>
          <LineName name={destination} detail={reference} />
          <span className="shrink-0 text-right text-sm tabular-nums">
            <span className="block">
              {`${t('column.received')} ${t('doneOf', { done: received, cartons })}`}
            </span>
            <span className="block text-ink-muted">
              {`${t('column.dispatched')} ${t('doneOf', { done: dispatched, cartons })}`}
            </span>
          </span>
        </>
      )}
    </LineList>
  );
}
