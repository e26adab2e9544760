import { floorCrossdockApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useTranslation } from 'react-i18next';
import { FloorPage } from '../../frame/floor-page.tsx';
import { CrossdockBadge } from './floor-badges.tsx';
import { WorkList } from './work-list.tsx';

/** Cartons that go straight through: a scan of a number or reference opens their crossdock. */
export function CrossdocksPage() {
  const { t } = useTranslation('warehouseCrossdock');
  const api = useApi();
  return (
    <FloorPage title={t('title')}>
      {({ warehouseId }) => (
        <WorkList
          key={warehouseId}
          label={t('floor.list')}
          query={callQuery(api, floorCrossdockApi.calls.crossdocks, { query: { warehouseId } })}
          scan={{
            codes: ({ crossdockNo, clientRef }) => [crossdockNo, clientRef],
            find: (code) => api.call(floorCrossdockApi.calls.crossdocks, { query: { warehouseId, code } }),
            label: t('floor.scan'),
            button: t('floor.open'),
            failedTitle: t('floor.notFound'),
          }}
          rowId={({ crossdockId }) => crossdockId}
          to={({ crossdockId }) => `/crossdock/${crossdockId}`}
          title={({ crossdockNo, clientName }) => `${crossdockNo} · ${clientName}`}
          detail={({ clientRef, eta }) =>
            [clientRef, eta && t('floor.eta', { day: eta })].filter(Boolean).join(' · ')
          }
          end={({ status, dispatched, cartons }) => (
            <>
              <CrossdockBadge status={status} />
              <span className="block text-ink-muted">{t('doneOf', { done: dispatched, cartons })}</span>
            </>
          )}
          empty={{ title: t('floor.none'), hint: t('floor.noneHint') }}
          failedTitle={t('listFailed')}
        />
      )}
    </FloorPage>
  );
}
