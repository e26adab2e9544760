import { floorApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ReturnBadge } from './floor-badges.tsx';
import { FloorPage } from '../../frame/floor-page.tsx';
import { ScanForm } from './scan-form.tsx';
import { WorkList } from './work-list.tsx';

/** The returns bench: a scan of a number, reference or tracking number opens a return. */
export function ReturnsPage() {
  const { t } = useTranslation('warehouseFloor');
  return (
    <FloorPage title={t('returns.title')}>
      {({ warehouseId }) => <Bench key={warehouseId} warehouseId={warehouseId} />}
    </FloorPage>
  );
}

function Bench({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const navigate = useNavigate();
  const query = useQuery({
    ...callQuery(useApi(), floorApi.calls.returns, { query: { warehouseId } }),
    refetchInterval: 30_000,
    staleTime: 0,
  });
  function open(code: string) {
    const wanted = code.toLowerCase();
    const found = query.data?.find(({ returnNo, clientRef, tracking }) =>
      [returnNo, clientRef, tracking ?? ''].some((one) => one.toLowerCase() === wanted),
    );
    if (!found) return Promise.reject(new Error(code));
    return Promise.resolve(navigate(`/returns/${found.returnId}`));
  }
  return (
    <div className="grid gap-4">
      <ScanForm
        label={t('returns.scan')}
        button={t('returns.open')}
        failedTitle={t('returns.notFound')}
        onScan={open}
      />
      <WorkList
        label={t('returns.list')}
        query={query}
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
    </div>
  );
}
