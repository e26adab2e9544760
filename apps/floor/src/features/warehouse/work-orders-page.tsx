import { floorWorkApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useTranslation } from 'react-i18next';
import { FloorPage } from '../../frame/floor-page.tsx';
import { WorkOrderBadge } from './floor-badges.tsx';
import { WorkList } from './work-list.tsx';

/** Work that clients have ordered: a scan of a number or reference opens it. */
export function WorkOrdersPage() {
  const { t } = useTranslation('warehouseWork');
  const api = useApi();
  return (
    <FloorPage title={t('floor.title')}>
      {({ warehouseId }) => (
        <WorkList
          key={warehouseId}
          label={t('floor.list')}
          query={callQuery(api, floorWorkApi.calls.workOrders, { query: { warehouseId } })}
          scan={{
            codes: ({ workOrderNo, clientRef }) => [workOrderNo, clientRef],
            find: (code) => api.call(floorWorkApi.calls.workOrders, { query: { warehouseId, code } }),
            label: t('floor.scan'),
            button: t('floor.open'),
            failedTitle: t('floor.notFound'),
          }}
          rowId={({ workOrderId }) => workOrderId}
          to={({ workOrderId }) => `/work/${workOrderId}`}
          title={({ workOrderNo, clientName }) => `${workOrderNo} · ${clientName}`}
          detail={({ clientRef, kind }) => `${t(`kind.${kind}`)} · ${clientRef}`}
          end={({ status, done, planned }) => (
            <>
              <WorkOrderBadge status={status} />
              <span className="block text-ink-muted">{t('doneOf', { done, planned })}</span>
            </>
          )}
          empty={{ title: t('floor.none'), hint: t('floor.noneHint') }}
          failedTitle={t('listFailed')}
        />
      )}
    </FloorPage>
  );
}
