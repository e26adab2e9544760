import { floorApi, type FloorInbound } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { CountForm } from './count-form.tsx';
import { FloorPage } from '../../frame/floor-page.tsx';
import { InboundBadge } from './floor-badges.tsx';
import { LastScans } from './last-scans.tsx';
import { PhotoTaker } from './photo-taker.tsx';
import { PutAwayForm } from './put-away-form.tsx';

/** One inbound at the dock: it arrives, is counted scan by scan, and put away. */
export function InboundPage() {
  const { t } = useTranslation('warehouseFloor');
  const { inboundId = '' } = useParams();
  const query = useQuery({
    ...callQuery(useApi(), floorApi.calls.inboundDetail, { params: { inboundId } }),
    staleTime: 0,
  });
  const { data, error, refetch, isFetching } = query;
  return (
    <FloorPage title={data ? t('inbound.title', { number: data.inboundNo }) : t('dock.title')}>
      {() =>
        data ? (
          <Inbound inbound={data} />
        ) : error ? (
          <FailureState
            title={t('inbound.failed')}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-60 w-full" />
        )
      }
    </FloorPage>
  );
}

function Inbound({ inbound }: { inbound: FloorInbound }) {
  const { t } = useTranslation('warehouseFloor');
  const [step, setStep] = useState<'receive' | 'stow'>('receive');
  const { inboundId, acts } = inbound;
  const toStow = inbound.lines.reduce((sum, line) => sum + line.countedGood - line.stowed, 0);
  const facts = [
    inbound.clientName,
    inbound.clientRef,
    inbound.tracking,
    inbound.containerNo,
    inbound.remark,
  ];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{facts.filter(Boolean).join(' · ')}</span>
        <InboundBadge status={inbound.status} />
      </div>
      {acts.includes('arrive') ? (
        <ActButton call="arrive" id={inboundId} label={t('inbound.arrive')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('receive') ? (
        <Card>
          <div className="grid gap-4">
            <SegmentedControl
              label={t('inbound.step')}
              value={step}
              onValueChange={setStep}
              items={[
                { value: 'receive', label: t('inbound.receive') },
                { value: 'stow', label: t('inbound.stow', { count: toStow }) },
              ]}
            />
            {step === 'receive' ? (
              <CountForm inboundId={inboundId} />
            ) : (
              <PutAwayForm inbound={inbound} toStow={toStow} />
            )}
          </div>
        </Card>
      ) : null}
      <Lines inbound={inbound} />
      <PhotoTaker
        subjectKind="inbound"
        subjectId={inboundId}
        canAdd={acts.includes('receive') || inbound.status === 'CLOSED'}
      />
      <LastScans events={inbound.timeline} canUndo={acts.includes('receive')} />
      {acts.includes('close') && toStow === 0 ? (
        <ActButton call="closeInbound" id={inboundId} label={t('inbound.close')} failedTitle={t('notDone')} />
      ) : null}
      <Link to="/dock" className="justify-self-start text-sm text-link">
        {t('inbound.back')}
      </Link>
    </div>
  );
}

function Lines({ inbound }: { inbound: FloorInbound }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <Card title={t('inbound.lines')} flush>
      <ul aria-label={t('inbound.lines')} className="divide-y divide-line">
        {inbound.lines.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3 px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{line.skuCode}</span>
              <span className="block truncate text-sm text-ink-muted">
                {[line.skuName, line.lotNo && t('lot', { lot: line.lotNo })].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="block font-medium">
                {t('inbound.counted', {
                  counted: line.countedGood + line.countedDamaged,
                  expected: line.expected,
                })}
              </span>
              <span className="block text-sm text-ink-muted">
                {[
                  line.countedDamaged > 0 && t('inbound.damagedCount', { units: line.countedDamaged }),
                  t('inbound.stowedCount', { units: line.stowed }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
