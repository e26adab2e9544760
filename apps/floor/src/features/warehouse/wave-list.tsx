import { floorWavesApi, mostTotes } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ActFault } from './act-button.tsx';
import { WaveBadge } from './floor-badges.tsx';
import { QuantityField } from './quantity-field.tsx';

/** Unfinished waves, and a button to create one from the most urgent orders. */
export function WaveList({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation(['warehouseWaves', 'common']);
  const api = useApi();
  const navigate = useNavigate();
  const send = useRequestKey();
  const [orders, setOrders] = useState<number | null>(10);
  const waves = useQuery({
    ...callQuery(api, floorWavesApi.calls.waves, { query: { warehouseId } }),
    refetchInterval: 30_000,
    staleTime: 0,
  });
  const { data } = waves;
  const create = useMutation({
    mutationFn: (size: number) => {
      const asked = { warehouseId, orders: Math.max(1, size) };
      return send(asked, (eventKey) =>
        api.call(floorWavesApi.calls.createWave, { body: { ...asked, eventKey } }),
      );
    },
    onSuccess: ({ waveId }) => void navigate(`/waves/${waveId}`),
  });
  return (
    <Card title={t('title')}>
      <div className="grid gap-3">
        {data ? null : <NotLoaded compact query={waves} title={t('common:state.loadFailed')} />}
        {data && data.length > 0 ? (
          <ul aria-label={t('list')} className="divide-y divide-line border-y border-line">
            {data.map((wave) => (
              <li key={wave.waveId}>
                <Link
                  to={`/waves/${wave.waveId}`}
                  className="flex min-h-12 items-center justify-between gap-3 py-2 hover:bg-hover"
                >
                  <span className="min-w-0">
                    <span className="block font-medium text-ink">{wave.waveNo}</span>
                    <span className="block text-sm text-ink-muted">
                      {t('orders', { count: wave.orders })}
                      {' · '}
                      {t('picked', { picked: wave.picked, units: wave.units })}
                    </span>
                  </span>
                  <WaveBadge status={wave.status} />
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        <div className="flex flex-wrap items-end gap-3">
          <QuantityField label={t('size')} value={orders} onValueChange={setOrders} max={mostTotes} />
          <Button
            loading={create.isPending}
            onClick={() => (orders === null ? undefined : create.mutate(orders))}
          >
            {t('create')}
          </Button>
        </div>
        <ActFault title={t('notCreated')} fault={create.error} />
      </div>
    </Card>
  );
}
