import { floorWorkApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { WorkOrderBadge } from './floor-badges.tsx';
import { FloorPage } from '../../frame/floor-page.tsx';
import { ScanForm } from './scan-form.tsx';
import { WorkList } from './work-list.tsx';

/** Work that clients have ordered: a scan of a number or reference opens it. */
export function WorkOrdersPage() {
  const { t } = useTranslation('warehouseWork');
  return (
    <FloorPage title={t('floor.title')}>
      {({ warehouseId }) => <WorkOrders key={warehouseId} warehouseId={warehouseId} />}
    </FloorPage>
  );
}

function WorkOrders({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseWork');
  const navigate = useNavigate();
  const query = useQuery({
    ...callQuery(useApi(), floorWorkApi.calls.workOrders, { query: { warehouseId } }),
    refetchInterval: 30_000,
    staleTime: 0,
  });
  function open(code: string) {
    const wanted = code.toLowerCase();
    const found = query.data?.find(({ workOrderNo, clientRef }) =>
      [workOrderNo, clientRef].some((one) => one.toLowerCase() === wanted),
    );
    if (!found) return Promise.reject(new Error(code));
    return Promise.resolve(navigate(`/work/${found.workOrderId}`));
  }
  return (
    <div className="grid gap-4">
      <ScanForm
        label={t('floor.scan')}
        button={t('floor.open')}
        failedTitle={t('floor.notFound')}
        onScan={open}
      />
      <WorkList
        label={t('floor.list')}
        query={query}
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
    </div>
  );
}
