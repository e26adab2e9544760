import { queryKey } from '@lading/contracts/core';
import { floorWavesApi, type Wave, type WaveAct } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ActFault } from './act-button.tsx';
import { OutboundBadge, WaveBadge } from './floor-badges.tsx';
import { FloorDetail } from './floor-detail.tsx';
import { WavePickForm } from './wave-pick-form.tsx';

/** Several orders picked in one round. */
export function WavePage() {
  const { t } = useTranslation('warehouseWaves');
  const { waveId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorWavesApi.calls.waveDetail, { params: { waveId } })}
      list={{ title: t('title'), to: '/pick', back: t('back') }}
      title={({ waveNo }) => t('one', { number: waveNo })}
      facts={({ picked, units }) => [t('picked', { picked, units })]}
      badge={({ status }) => <WaveBadge status={status} />}
      failedTitle={t('failed')}
    >
      {(wave) => <WaveRound wave={wave} />}
    </FloorDetail>
  );
}

const moves = ['start', 'finish', 'cancel'] as const satisfies readonly WaveAct[];

function WaveRound({ wave }: { wave: Wave }) {
  const { t } = useTranslation('warehouseWaves');
  const api = useApi();
  const client = useQueryClient();
  const { waveId, acts, stops } = wave;
  const { moveWave, waveDetail } = floorWavesApi.calls;
  const move = useMutation({
    mutationFn: (act: (typeof moves)[number]) => api.call(moveWave, { body: { waveId, act } }),
    onSuccess: (moved) => client.setQueryData(queryKey(waveDetail, { params: { waveId } }), moved),
  });
  return (
    <>
      {acts.includes('pick') ? (
        <Card title={t('round')}>
          <WavePickForm wave={wave} />
        </Card>
      ) : null}
      {moves
        .filter((act) => acts.includes(act))
        .map((act) => (
          <Button
            key={act}
            size="large"
            fullWidth
            variant={act === 'start' || stops.length === 0 ? 'primary' : 'secondary'}
            loading={move.isPending && move.variables === act}
            disabled={move.isPending && move.variables !== act}
            onClick={() => move.mutate(act)}
          >
            {t(`move.${act}`)}
          </Button>
        ))}
      <ActFault title={t('notDone')} fault={move.error} />
      <Stops wave={wave} />
      <Totes wave={wave} />
    </>
  );
}

function Stops({ wave: { stops } }: { wave: Wave }) {
  const { t } = useTranslation('warehouseWaves');
  if (stops.length === 0) return null;
  return (
    <Card title={t('stops')} flush>
      <ol aria-label={t('stops')} className="divide-y divide-line">
        {stops.map((stop) => (
          <li key={`${stop.binCode}-${stop.productId}-${stop.lotNo ?? ''}`} className="px-4 py-2">
            <span className="flex justify-between gap-3">
              <span className="font-medium text-ink">{stop.binCode}</span>
              <span className="min-w-0 text-right break-words text-ink">
                {t('stop', { units: stop.quantity, code: stop.skuCode })}
              </span>
            </span>
            <span className="block text-sm text-ink-muted">
              {stop.totes.map((one) => t('share', { tote: one.tote, units: one.quantity })).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Totes({ wave: { totes } }: { wave: Wave }) {
  const { t } = useTranslation('warehouseWaves');
  return (
    <Card title={t('totes')} flush>
      <ul aria-label={t('totes')} className="divide-y divide-line">
        {totes.map(({ tote, outboundId, outboundNo, clientName, status, picked, units }) => (
          <li key={outboundId}>
            <Link
              to={`/pick/${outboundId}`}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block font-medium text-ink">{t('tote', { tote })}</span>
                <span className="block text-sm break-words text-ink-muted">
                  {outboundNo} · {clientName}
                </span>
              </span>
              <span className="shrink-0 text-right">
                <OutboundBadge status={status} />
                <span className="block text-sm text-ink-muted tabular-nums">
                  {t('picked', { picked, units })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
