import { floorApi, type FloorOutbound } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Banner } from '@lading/ui/banner';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { FloorPage } from '../../frame/floor-page.tsx';
import { BillButton } from './bill-button.tsx';
import { CancelAnswer, PutBackForm } from './cancel-forms.tsx';
import { DepartForm } from './depart-form.tsx';
import { OutboundBadge } from './floor-badges.tsx';
import { LastScans } from './last-scans.tsx';
import { PalletForm } from './pallet-form.tsx';
import { PickForm } from './pick-form.tsx';
import { ShipForm } from './ship-form.tsx';

/** One order on the floor: picked scan by scan, packed, and handed to a carrier. */
export function OutboundPage() {
  const { t } = useTranslation('warehouseFloor');
  const { outboundId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(useApi(), floorApi.calls.outboundDetail, { params: { outboundId } }),
    staleTime: 0,
  });
  return (
    <FloorPage title={data ? t('outbound.title', { number: data.outboundNo }) : t('pick.title')}>
      {() =>
        data ? (
          <Outbound outbound={data} />
        ) : error ? (
          <FailureState
            title={t('outbound.failed')}
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

function Outbound({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  const { outboundId, acts, recipient, freight } = outbound;
  const left = outbound.lines.reduce((sum, line) => sum + line.ordered - line.picked, 0);
  const place = [recipient.name, recipient.city, recipient.stateCode, recipient.countryCode];
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <span>{[outbound.clientName, outbound.clientRef, ...place].filter(Boolean).join(' · ')}</span>
        <OutboundBadge status={outbound.status} />
      </div>
      {acts.includes('pick') && left > 0 ? (
        <Card title={t('outbound.pick')}>
          <PickForm outbound={outbound} />
        </Card>
      ) : null}
      {acts.includes('acceptCancel') ? <CancelAnswer outboundId={outboundId} /> : null}
      {acts.includes('putBack') ? (
        <Card title={t('cancel.putBackTitle')}>
          <PutBackForm outbound={outbound} />
        </Card>
      ) : null}
      {outbound.status === 'BACKORDERED' ? (
        <Banner tone="warning" title={t('short.waits')}>
          {t('short.waitsText')}
        </Banner>
      ) : null}
      {freight ? <BillButton outboundId={outboundId} /> : null}
      {acts.includes('pack') && left === 0 && freight ? <PalletForm outboundId={outboundId} /> : null}
      {acts.includes('pack') && left === 0 && !freight ? (
        <ActButton call="pack" id={outboundId} label={t('outbound.pack')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('ship') && freight ? (
        <DepartForm outboundId={outboundId} scac={freight.scac ?? ''} />
      ) : null}
      {acts.includes('ship') && !freight ? (
        <Card title={t('outbound.ship')}>
          <ShipForm outboundId={outboundId} />
        </Card>
      ) : null}
      <Lines outbound={outbound} />
      <LastScans events={outbound.timeline} canUndo={acts.includes('pick')} />
      <Link to="/pick" className="justify-self-start text-sm text-link">
        {t('outbound.back')}
      </Link>
    </div>
  );
}

function Lines({ outbound }: { outbound: FloorOutbound }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <Card title={t('outbound.lines')} flush>
      <ul aria-label={t('outbound.lines')} className="divide-y divide-line">
        {outbound.lines.map((line) => (
          <li key={line.lineId} className="flex items-center justify-between gap-3 px-4 py-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{line.skuCode}</span>
              <span className="block truncate text-sm text-ink-muted">{line.skuName}</span>
            </span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="block font-medium">
                {t('pick.picked', { picked: line.picked, units: line.ordered })}
              </span>
              {line.picked < line.ordered && line.places[0] ? (
                <span className="block text-sm text-ink-muted">
                  {t('outbound.from', { bin: line.places[0].binCode })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
