import { addressLines } from '@lading/contracts/core';
import { transactionKinds, type TransactionKind } from '@lading/contracts/funds';
import type { ShipmentDetail, ShipmentSummary } from '@lading/contracts/shipping';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { PanelSection } from '@lading/sub-app-kit/components/panel-section';
import { ShipmentStatusBadge } from '@lading/sub-app-kit/components/shipment-status-badge';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { shippedBy } from '../../service-name.ts';
import { ChangeSection } from './address-changes/change-section.tsx';
import { AttentionNote } from './attention/attention-note.tsx';
import { CallsSection } from './calls/calls-section.tsx';
import { ClaimButton } from './claims/claim-button.tsx';
import { costTerm } from './cost-rules.ts';
import { useShipmentDetail } from './shipment-queries.ts';
import { TrackingLink } from './tracking-link.tsx';

const row = 'flex items-baseline justify-between gap-4 py-1 text-sm';
const link = 'rounded-sm text-brand-ink hover:underline';
/** Shown in the explanation of another entry: the statement of the wallet has no line for them. */
const explained: readonly TransactionKind[] = ['hold', 'release'];

function Packages({
  packages,
  carrierName,
}: Pick<ShipmentDetail, 'packages'> & Pick<ShipmentSummary, 'carrierName'>) {
  const { t } = useTranslation(['shippingShipments', 'shippingRates']);
  const formats = useFormats();
  return (
    <ul className="divide-y divide-line">
      {packages.map(({ packageNo, length, width, height, weight, unit, trackingNumber, ...label }) => {
        const isMetric = unit === 'cm/kg';
        const size = formats.size({ length, width, height, unit });
        const heavy =
          weight == null
            ? ''
            : `${formats.number(weight, { maximumFractionDigits: 2 })} ${isMetric ? 'kg' : 'lb'}`;
        return (
          <li key={packageNo} className="py-1.5 text-sm tabular-nums">
            <span className={row}>
              <span className="text-ink">{t('shippingRates:package', { no: packageNo })}</span>
              <span className="text-ink-muted">{[size, heavy].filter(Boolean).join(' · ')}</span>
            </span>
            {trackingNumber ? (
              <span className="block text-xs text-ink-muted">
                <TrackingLink carrierName={carrierName} trackingNumber={trackingNumber} />
              </span>
            ) : null}
            {label.isLabelVoid ? (
              <span className="block text-xs text-ink">
                {label.nextTrackingNumber
                  ? t('labelReplaced', { tracking: label.nextTrackingNumber })
                  : t('labelVoid')}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The cost of the labels line by line, and the ledger entries of the payment (decision D17). */
function Costs({
  purchase,
  shipmentNo,
  trackingStatus,
}: Pick<ShipmentDetail, 'shipmentNo' | 'trackingStatus'> & {
  purchase: NonNullable<ShipmentDetail['purchase']>;
}) {
  const { t } = useTranslation(['shippingShipments', 'shippingRates', 'funds']);
  const amount = useAmount();
  const formats = useFormats();
  const { lines, charged, transactions, message } = purchase;
  return (
    <PanelSection title={t('costs')}>
      <dl>
        {lines.map((line, at) => (
          <div key={`${at}-${line.kind}`} className={row}>
            <dt className="text-ink-muted">{t(`shippingRates:line.${line.kind}`)}</dt>
            <dd className="text-ink tabular-nums">{amount(line.amount)}</dd>
          </div>
        ))}
        <div className={`${row} mt-1 border-t border-line pt-2 font-medium text-ink`}>
          <dt>{t(costTerm(purchase, trackingStatus))}</dt>
          <dd className="tabular-nums">{amount(charged ?? purchase.amount)}</dd>
        </div>
      </dl>
      {message ? (
        <p className="text-sm text-ink-muted">{formats.pick(message.message, message.zhMessage)}</p>
      ) : null}
      {transactions.length > 0 ? (
        <>
          <h4 className="mt-3 text-xs font-medium text-ink-muted">{t('ledger')}</h4>
          <ul>
            {transactions.map(({ transactionId, kind, time }) => {
              const known = transactionKinds.find((one) => one === kind);
              const name = known ? t(`funds:kind.${known}`) : kind;
              const address = `/e/#/postage?q=${encodeURIComponent(shipmentNo)}&peek=${encodeURIComponent(transactionId)}`;
              return (
                <li key={transactionId} className={row}>
                  {known && !explained.includes(known) ? (
                    <HostLink href={address} className={link}>
                      {name}
                    </HostLink>
                  ) : (
                    <span className="text-ink">{name}</span>
                  )}
                  <time dateTime={time} className="text-xs text-ink-faint tabular-nums">
                    {formats.time(time)}
                  </time>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </PanelSection>
  );
}

export interface ShipmentPanelProps {
  shipment: ShipmentSummary;
  /** Its labels with their actions, its tracking, and the reports to its store. */
  documents: (shipmentId: string) => ReactNode;
}

/** A shipment next to the list: destination, packages, cost, documents and tracking. */
export function ShipmentPanel({ shipment, documents }: ShipmentPanelProps) {
  const { t } = useTranslation(['shippingShipments', 'orders']);
  const formats = useFormats();
  const { data, error, refetch, isFetching } = useShipmentDetail(shipment.shipmentId);
  const { orderId, orderNo, shipmentStatus } = shipment;
  const recipient = data?.recipient
    ? addressLines(data.recipient, formats.country(data.recipient.countryCode))
    : [shipment.recipientName];
  const facts = [
    {
      term: t('orders:column.orderNo'),
      detail: orderId ? (
        <Link to={`/orders/${encodeURIComponent(orderId)}`} className={link}>
          {orderNo}
        </Link>
      ) : (
        orderNo
      ),
    },
    {
      term: t('tracking'),
      detail: shipment.trackingNumber && (
        <TrackingLink carrierName={shipment.carrierName} trackingNumber={shipment.trackingNumber} />
      ),
    },
    { term: t('orders:column.service'), detail: shippedBy(shipment, formats) },
    {
      term: t('orders:column.recipient'),
      detail: recipient.filter(Boolean).map((text, at) => (
        <span key={`${at}-${text}`} className="block">
          {text}
        </span>
      )),
    },
    { term: t('shipDate'), detail: data?.shipDate },
    { term: t('deliverBy'), detail: data?.deliverBy },
    {
      term: t('postage'),
      detail: data?.purchase ? null : formats.money(shipment.postage, shipment.currency),
    },
    { term: t('orders:column.created'), detail: formats.time(shipment.createTime) },
  ];
  return (
    <div className="grid gap-4">
      <div>
        <ShipmentStatusBadge status={shipmentStatus} />
      </div>
      <DescriptionList items={facts.filter(({ detail }) => detail)} />
      {error && !data ? (
        <FailureState
          compact
          title={t('oneFailed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton className="h-40 w-full" /> : null}
      {data ? (
        <>
          <AttentionNote key={data.shipmentId} shipment={data} />
          {data.packages.length > 0 ? (
            <PanelSection title={t('packages')}>
              <Packages packages={data.packages} carrierName={shipment.carrierName} />
            </PanelSection>
          ) : null}
          {data.purchase ? (
            <Costs
              purchase={data.purchase}
              shipmentNo={data.shipmentNo}
              trackingStatus={data.trackingStatus}
            />
          ) : null}
          {data.acts.includes('claim') ? <ClaimButton shipmentId={data.shipmentId} /> : null}
          <ChangeSection key={`change-${data.shipmentId}`} shipment={data} />
          <PanelSection title={t('documents')}>{documents(shipment.shipmentId)}</PanelSection>
          <CallsSection key={`calls-${data.shipmentId}`} shipmentId={data.shipmentId} />
        </>
      ) : null}
    </div>
  );
}
