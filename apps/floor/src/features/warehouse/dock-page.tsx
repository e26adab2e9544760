import { floorApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { InboundBadge } from './floor-badges.tsx';
import { WorkList } from './work-list.tsx';

/** Inbounds that are expected or at the dock; a scan of a number or reference opens one. */
export function DockPage() {
  const { t } = useTranslation('warehouseFloor');
  const api = useApi();
  return (
    <FloorPage title={t('dock.title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          <WorkList
            label={t('dock.list')}
            query={callQuery(api, floorApi.calls.inbounds, { query: { warehouseId } })}
            scan={{
              codes: ({ inboundNo, clientRef }) => [inboundNo, clientRef],
              find: (code) => api.call(floorApi.calls.inbounds, { query: { warehouseId, code } }),
              label: t('dock.scan'),
              button: t('dock.open'),
              failedTitle: t('dock.notFound'),
            }}
            rowId={({ inboundId }) => inboundId}
            to={({ inboundId }) => `/dock/${inboundId}`}
            title={({ inboundNo, clientName }) => `${inboundNo} · ${clientName}`}
            detail={({ clientRef, eta }) =>
              [clientRef, eta && t('dock.eta', { day: eta })].filter(Boolean).join(' · ')
            }
            end={({ status, received, expected }) => (
              <>
                <InboundBadge status={status} />
                <span className="block text-ink-muted">{t('dock.received', { received, expected })}</span>
              </>
            )}
            empty={{ title: t('dock.empty'), hint: t('dock.emptyHint') }}
            failedTitle={t('dock.failed')}
          />
          <Link to="/discrepancies" className="justify-self-start text-sm text-link">
            {t('dock.discrepancies')}
          </Link>
        </div>
      )}
    </FloorPage>
  );
}
