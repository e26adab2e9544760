import { floorApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useTranslation } from 'react-i18next';
import { FloorPage } from '../../frame/floor-page.tsx';
import { OutboundBadge } from './floor-badges.tsx';
import { WaveList } from './wave-list.tsx';
import { WorkList } from './work-list.tsx';

/** Orders to be picked, packed or shipped, the most urgent first; a scan of a number or reference opens one. */
export function PickListPage() {
  const { t } = useTranslation('warehouseFloor');
  const api = useApi();
  return (
    <FloorPage title={t('pick.title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          <WorkList
            label={t('pick.list')}
            query={callQuery(api, floorApi.calls.outbounds, { query: { warehouseId } })}
            scan={{
              codes: ({ outboundNo, clientRef }) => [outboundNo, clientRef],
              find: (code) => api.call(floorApi.calls.outbounds, { query: { warehouseId, code } }),
              label: t('pick.scan'),
              button: t('pick.open'),
              failedTitle: t('pick.notFound'),
            }}
            rowId={({ outboundId }) => outboundId}
            to={({ outboundId }) => `/pick/${outboundId}`}
            title={({ outboundNo, clientName }) => `${outboundNo} · ${clientName}`}
            detail={({ clientRef, shipBy }) =>
              [clientRef, shipBy && t('pick.shipBy', { day: shipBy })].filter(Boolean).join(' · ')
            }
            end={({ status, picked, units }) => (
              <>
                <OutboundBadge status={status} />
                <span className="block text-ink-muted">{t('pick.picked', { picked, units })}</span>
              </>
            )}
            empty={{ title: t('pick.empty'), hint: t('pick.emptyHint') }}
            failedTitle={t('pick.failed')}
          />
          <WaveList warehouseId={warehouseId} />
        </div>
      )}
    </FloorPage>
  );
}
