import { outboundApi, type OutboundDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useDetailSteps } from '@lading/sub-app-kit/detail';
import { RoutingWhy } from '@lading/sub-app-kit/routing';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { FreightCard, FreightUnitsCard } from './freight-cards.tsx';
import { useOutboundSource } from './outbound-list.tsx';
import { RequestLines, RequestPage, SkuCell } from './request-page.tsx';
import { OutboundBadge } from './warehouse-badges.tsx';

const { allocateOutbound, cancelOutbound, requestCancel, withdrawCancel, outboundDetail } = outboundApi.calls;
type ActCall = typeof allocateOutbound | typeof cancelOutbound | typeof requestCancel | typeof withdrawCancel;

/** One order at a warehouse, with reserved, picked and shipped units. */
export function OutboundPage() {
  const { t } = useTranslation(['warehouse', 'warehouseRouting']);
  const { outboundId = '' } = useParams();
  const api = useApi();
  const send = (call: ActCall) => () => api.call(call, { body: { outboundId } });
  return (
    <RequestPage
      detail={callQuery(api, outboundDetail, { params: { outboundId } })}
      list={{ id: 'outbound', title: t('outbound.title'), path: '/app/outbound' }}
      steps={useDetailSteps(useOutboundSource(), outboundId)}
      title={({ outboundNo }) => t('outbound.one', { number: outboundNo })}
      number={({ outboundNo }) => outboundNo}
      status={({ status }) => <OutboundBadge status={status} />}
      acts={[
        { act: 'cancel', label: t('outbound.cancel'), send: send(cancelOutbound) },
        { act: 'requestCancel', label: t('outbound.requestCancel'), send: send(requestCancel) },
        { act: 'withdrawCancel', label: t('outbound.withdrawCancel'), send: send(withdrawCancel) },
        { act: 'allocate', label: t('outbound.allocate'), isPrimary: true, send: send(allocateOutbound) },
      ]}
      notes={(outbound) =>
        outbound.status === 'BACKORDERED' ? (
          <Shortage outbound={outbound} />
        ) : outbound.status === 'CANCEL_REQUESTED' || outbound.status === 'PUTTING_BACK' ? (
          <Banner tone="info" title={t(`outbound.cancelling.${outbound.status}.title`)}>
            {t(`outbound.cancelling.${outbound.status}.text`)}
          </Banner>
        ) : null
      }
      sections={(outbound) => (
        <>
          <Lines outbound={outbound} />
          {outbound.freight ? <FreightUnitsCard units={outbound.freight.units} /> : null}
        </>
      )}
      facts={(outbound) => {
        const { recipient } = outbound;
        const place = [recipient.city, recipient.stateCode, recipient.zipCode, recipient.countryCode];
        return [
          {
            term: t('column.order'),
            detail: outbound.orderId ? (
              <a href={`/b/#/orders/${outbound.orderId}`} className="text-link">
                {outbound.clientRef}
              </a>
            ) : (
              outbound.clientRef
            ),
          },
          { term: t('column.warehouse'), detail: outbound.warehouseName },
          { term: t('column.recipient'), detail: recipient.name },
          {
            term: t('column.address'),
            detail: [recipient.addressLine1, ...place].filter(Boolean).join(', '),
          },
          {
            term: t('column.carrier'),
            detail: [outbound.carrierName, outbound.serviceCode].filter(Boolean).join(' · '),
          },
          {
            term: t('column.tracking'),
            detail: outbound.trackingNumber && <span className="select-all">{outbound.trackingNumber}</span>,
          },
        ];
      }}
      side={(outbound) => (
        <>
          {outbound.freight ? (
            <FreightCard outboundId={outbound.outboundId} freight={outbound.freight} />
          ) : null}
          {outbound.routing ? (
            <Card title={t('warehouseRouting:why.title')}>
              <RoutingWhy decision={outbound.routing} />
            </Card>
          ) : null}
        </>
      )}
      failedTitle={t('outbound.failed')}
      missing={{
        title: t('outbound.missing'),
        hint: t('outbound.missingHint'),
        toList: t('outbound.toList'),
      }}
    />
  );
}

/** Why it waits: what is short, and what happens next. */
function Shortage({ outbound }: { outbound: OutboundDetail }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const short = outbound.lines.filter((line) => line.ordered - line.picked - line.reserved > line.available);
  return (
    <Banner tone="warning" title={t('outbound.short')}>
      <ul className="list-disc pl-4">
        {short.map(({ lineId, skuCode, ordered, available }) => (
          <li key={lineId}>
            {t('outbound.shortLine', {
              code: skuCode,
              ordered: formats.number(ordered),
              available: formats.number(available),
            })}
          </li>
        ))}
      </ul>
      <p>{t('outbound.shortNext')}</p>
    </Banner>
  );
}

function Lines({ outbound }: { outbound: OutboundDetail }) {
  const { t } = useTranslation('warehouse');
  return (
    <RequestLines
      title={t('products')}
      lines={outbound.lines}
      subject={{
        id: 'sku',
        header: t('column.sku'),
        cell: (line) => (
          <SkuCell
            line={line}
            note={line.orderedAs ? t('outbound.orderedAs', { code: line.orderedAs }) : undefined}
          />
        ),
      }}
      amounts={(['ordered', 'reserved', 'picked', 'shipped'] as const).map((id) => ({
        id,
        header: t(`column.${id}`),
        of: (line: OutboundDetail['lines'][number]) => line[id],
      }))}
    />
  );
}
