import { floorApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useTranslation } from 'react-i18next';
import { FloorPage } from '../../frame/floor-page.tsx';
import { ReturnBadge } from './floor-badges.tsx';
import { WorkList } from './work-list.tsx';

/** The returns bench: a scan of a number, reference or tracking number opens a return. */
export function ReturnsPage() {
  const { t } = useTranslation('warehouseFloor');
  const api = useApi();
  return (
    <FloorPage title={t('returns.title')}>
      {({ warehouseId }) => (
        <WorkList
          key={warehouseId}
          label={t('returns.list')}
          query={callQuery(api, floorApi.calls.returns, { query: { warehouseId } })}
          scan={{
            codes: ({ returnNo, clientRef, tracking }) => [returnNo, clientRef, tracking],
            find: (code) => api.call(floorApi.calls.returns, { query: { warehouseId, code } }),
            label: t('returns.scan'),
            button: t('returns.open'),
            failedTitle: t('returns.notFound'),
          }}
          rowId={({ returnId }) => returnId}
          to={({ returnId }) => `/returns/${returnId}`}
          title={({ returnNo, clientName }) => `${returnNo} · ${clientName}`}
          detail={({ clientRef, reason }) => `${clientRef} · ${t(`reason.${reason}`)}`}
          end={({ status, inspected, expected }) => (
            <>
              <ReturnBadge status={status} />
              <span className="block text-ink-muted">{t('returns.inspected', { inspected, expected })}</span>
            </>
          )}
          empty={{ title: t('returns.empty'), hint: t('returns.emptyHint') }}
          failedTitle={t('returns.failed')}
        />
      )}
    </FloorPage>
  );
}
