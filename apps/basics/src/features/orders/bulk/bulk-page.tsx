import { limits } from '@lading/contracts/core';
import { addressText, type BulkReport } from '@lading/contracts/orders';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { DetailPage } from '@lading/sub-app-kit/detail';
import { ListSection } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { MapPinCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { knownFacts } from '../known-facts.ts';
import { isRunning, useBulkReport } from './bulk-queries.ts';
import { BulkButtons, BulkProgress } from './bulk-result.tsx';
import { useBulkRowList } from './bulk-row-list.tsx';
import { TakeSuggestionsDialog } from './take-suggestions-dialog.tsx';

function BulkState({ report }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  if (isRunning(report)) return <StatusBadge status="progress">{t('page.status.running')}</StatusBadge>;
  if (report.isCancelled) return <StatusBadge status="waiting">{t('page.status.cancelled')}</StatusBadge>;
  return report.status === limits.codes.taskFailed ? (
    <StatusBadge status="danger">{t('page.status.failed')}</StatusBadge>
  ) : (
    <StatusBadge status="success">{t('page.status.done')}</StatusBadge>
  );
}

/** What was done, by whom and when. */
function BulkFacts({ report }: { report: BulkReport }) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork', 'orders', 'ordersCustoms', 'common']);
  const formats = useFormats();
  const { request, warehouseName, presetName, userName, createTime, finishTime } = report;
  return (
    <Card title={t('page.what')}>
      <DescriptionList
        items={knownFacts([
          {
            term: t('ordersWork:hold.reason'),
            detail:
              (request.act === 'hold' || request.act === 'change-hold') && request.reason
                ? t(`orders:reason.${request.reason}`)
                : null,
          },
          { term: t('page.note'), detail: 'note' in request ? request.note : null },
          { term: t('page.addedTags'), detail: request.act === 'tag' ? request.add.join(', ') : null },
          { term: t('page.removedTags'), detail: request.act === 'tag' ? request.remove.join(', ') : null },
          {
            term: t('ordersWork:assign.warehouse'),
            detail:
              'warehouseId' in request
                ? (warehouseName ?? t(request.act === 'assign' ? 'ordersWork:assign.none' : 'byRouting'))
                : null,
          },
          {
            term: t('preset'),
            detail: request.act === 'preset' ? (presetName ?? t('noPreset')) : null,
          },
          {
            term: t('orders:order.shipBy'),
            detail: request.act === 'ship-by' ? (request.shipBy ?? t('common:state.none')) : null,
          },
          {
            term: t('ordersWork:form.carrierName'),
            detail: 'carrierName' in request ? request.carrierName || t('common:state.none') : null,
          },
          {
            term: t('ordersWork:form.serviceCode'),
            detail: 'serviceCode' in request ? request.serviceCode : null,
          },
          {
            term: t('ordersWork:form.signatureType'),
            detail:
              request.act === 'signature' ? t(`ordersWork:form.signatures.${request.signatureType}`) : null,
          },
          {
            term: t('ordersWork:field.insuranceDeclared'),
            detail:
              request.act === 'insurance'
                ? request.insuranceDeclared
                  ? formats.money(request.insuranceDeclared, null)
                  : t('common:state.none')
                : null,
          },
          {
            term: t('ordersWork:field.sender'),
            detail:
              request.act === 'sender'
                ? request.sender
                  ? addressText(request.sender)
                  : t('lastSender')
                : null,
          },
          {
            term: t('ordersCustoms:contents'),
            detail:
              request.act === 'customs' && request.customs.contents
                ? t(`ordersCustoms:contentsNames.${request.customs.contents}`)
                : null,
          },
          {
            term: t('ordersCustoms:nonDelivery'),
            detail:
              request.act === 'customs' && request.customs.nonDelivery
                ? t(`ordersCustoms:nonDeliveryNames.${request.customs.nonDelivery}`)
                : null,
          },
          {
            term: t('ordersCustoms:customsSigner'),
            detail: request.act === 'customs' ? request.customs.signer : null,
          },
          {
            term: t('ordersWork:field.packages'),
            detail:
              request.act === 'package'
                ? [formats.size(request.package), formats.weight(request.package)].filter(Boolean).join(' · ')
                : null,
          },
          {
            term: t('orders:column.holdUntil'),
            detail: request.act === 'hold' ? formats.time(request.until) : null,
          },
          {
            term: t('ordersWork:changeHold.end'),
            detail:
              request.act === 'change-hold' && request.until !== undefined
                ? request.until === null
                  ? t('ordersWork:changeHold.ends.never')
                  : formats.time(request.until)
                : null,
          },
          {
            term: t('ordersWork:mark.shipDate'),
            detail: request.act === 'mark-shipped' ? request.shipDate : null,
          },
          { term: t('page.who'), detail: userName },
          { term: t('page.started'), detail: formats.time(createTime) },
          { term: t('page.finished'), detail: finishTime ? formats.time(finishTime) : null },
        ])}
      />
    </Card>
  );
}

function BulkRows({ report }: { report: BulkReport }) {
  const given = { isOver: !isRunning(report), isCheck: report.request.act === 'check-address' };
  return <ListSection list={useBulkRowList(report.taskId, given)} />;
}

/** One action on many orders: what was done, its progress, and the result for each order. */
export function BulkPage() {
  const { t } = useTranslation('ordersBulk');
  const { taskId = '' } = useParams();
  const query = useBulkReport(taskId);
  const nameOf = ({ request, total }: BulkReport) => `${t(`act.${request.act}`)} (${total})`;
  return (
    <DetailPage
      query={query}
      title={nameOf}
      name={nameOf}
      list={{
        id: 'tasks',
        title: t('page.tasks'),
        path: '/async-export-list',
        crumbs: t('page.crumbs'),
        link: <HostLink href="/async-export-list" />,
      }}
      status={(report) => <BulkState report={report} />}
      acts={(report) => (
        <>
          <TakeSuggestionsButton report={report} />
          <BulkButtons report={report} />
        </>
      )}
      sections={(report) => (
        <>
          <BulkProgress report={report} />
          <BulkRows report={report} />
        </>
      )}
      side={(report) => <BulkFacts report={report} />}
      waiting={
        <Card>
          <Skeleton className="mb-3 h-3 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </Card>
      }
      failedTitle={t('failed')}
      missing={{ title: t('page.missing'), hint: t('page.missingHint'), toList: t('page.toList') }}
    />
  );
}

/** Applies all remaining suggestions of an address check; absent if there are none. */
export function TakeSuggestionsButton({ report }: { report: BulkReport }) {
  const { t } = useTranslation('ordersBulk');
  // The number stays while the result is shown.
  const [asked, setAsked] = useState<number | null>(null);
  const { taskId, suggestions = 0 } = report;
  return (
    <>
      {suggestions > 0 && !isRunning(report) ? (
        <Button
          variant="primary"
          icon={<MapPinCheck aria-hidden="true" />}
          onClick={() => setAsked(suggestions)}
        >
          {t('takeAll', { count: suggestions })}
        </Button>
      ) : null}
      {asked === null ? null : (
        <TakeSuggestionsDialog
          checkId={taskId}
          orderIds={null}
          count={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
