import type { BatchOffer, BatchRow } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { LoadedField } from '@lading/sub-app-kit/form';
import { AddressKindField, isOfOrder, ToCarrierAccounts } from '@lading/sub-app-kit/rates';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { RadioGroup } from '@lading/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { useChangeRows, useRowOffers } from './batch-queries.ts';
import { RowPackages } from './row-packages.tsx';

/** A row of a batch to correct: service, kind of address and packages, with the price of each. */
export function RowPanel({ batchId, row }: { batchId: string; row: BatchRow }) {
  const { t } = useTranslation('shippingBatch');
  const formats = useFormats();
  const change = useChangeRows(batchId);
  const canChange = row.state === 'READY' || row.state === 'INVALID' || row.state === 'FAILED';
  const order = `/b/#/orders/${encodeURIComponent(row.orderId)}`;
  const message = row.message && formats.pick(row.message.message, row.message.zhMessage);
  return (
    <div className="grid gap-5">
      {change.error ? <FailureBanner title={t('row.failed')} fault={change.error} /> : null}
      {message ? (
        <Banner tone={row.state === 'UNKNOWN' ? 'warning' : 'danger'} title={t(`state.${row.state}`)}>
          <p>{message}</p>
          <ToCarrierAccounts code={row.message?.code} />
          {canChange && isOfOrder(row.message?.code) ? (
            <Button
              size="small"
              className="mt-2"
              render={<HostLink href={`${order}/edit`}>{t('row.editOrder')}</HostLink>}
            />
          ) : null}
        </Banner>
      ) : null}
      {row.shipDate && row.state !== 'PENDING' ? (
        <p className="text-sm text-ink-muted">
          {t(row.shipsLater ? 'row.shipsLater' : 'row.ships', { day: row.shipDate })}
        </p>
      ) : null}
      {canChange ? (
        <>
          <Services batchId={batchId} row={row} change={change} />
          <AddressKindField
            residential={row.residential ?? undefined}
            quoted={row.offer ? (row.ratedResidential ?? undefined) : undefined}
            disabled={change.isPending}
            onChange={(residential) =>
              change.mutate({ rowIds: [row.rowId], residential: residential ?? null })
            }
          />
          <RowPackages key={JSON.stringify(row.packages)} row={row} change={change} />
        </>
      ) : (
        <p className="text-sm text-ink-muted">
          {t(`row.fixed.${row.state === 'BOUGHT' ? 'bought' : 'busy'}`)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {row.shipmentId && row.shipmentNo ? (
          <Button
            size="small"
            render={
              <HostLink
                href={`/b/#/shipments?q=${encodeURIComponent(row.shipmentNo)}&peek=${encodeURIComponent(row.shipmentId)}`}
              />
            }
          >
            {t('row.toShipment', { no: row.shipmentNo })}
          </Button>
        ) : null}
        <Button size="small" render={<HostLink href={order} />}>
          {t('row.toOrder')}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  row: BatchRow;
  change: ReturnType<typeof useChangeRows>;
}

const keyOf = ({ accountId, serviceCode }: Pick<BatchOffer, 'accountId' | 'serviceCode'>) =>
  `${accountId}:${serviceCode}`;

function Services({ batchId, row, change }: PartProps & { batchId: string }) {
  const { t } = useTranslation(['shippingBatch', 'shippingRates']);
  const formats = useFormats();
  const amount = useAmount();
  const query = useRowOffers(batchId, row.rowId);
  const offers = query.data?.offers ?? [];
  if (query.data ? offers.length === 0 : !query.isError) return null;
  return (
    <LoadedField label={t('column.service')} query={query}>
      <RadioGroup
        label={t('column.service')}
        disabled={change.isPending}
        value={row.offer ? keyOf(row.offer) : null}
        onValueChange={(key) => {
          const offer = offers.find((one) => keyOf(one) === key);
          if (!offer) return;
          const { accountId, serviceCode } = offer;
          change.mutate({ rowIds: [row.rowId], choice: { rule: 'service', accountId, serviceCode } });
        }}
        options={offers.map((offer) => ({
          value: keyOf(offer),
          label: `${formats.pick(offer.serviceName.en, offer.serviceName.zh)} · ${amount(offer.amount)}`,
          description: [
            offer.deliverBy ? t('by', { day: offer.deliverBy }) : offer.carrierName,
            ...(offer.shipDate ? [t('shippingRates:shipsOn', { day: offer.shipDate })] : []),
          ].join(' · '),
        }))}
      />
    </LoadedField>
  );
}
