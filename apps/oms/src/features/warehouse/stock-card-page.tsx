import { inventoryApi, type StockCard, type StockMove } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { DetailPage } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useWarehouseRefresh } from './warehouse-queries.ts';

/** The stock of one product: quantities with explanations, locations, age, and every move. */
export function StockCardPage() {
  const { t } = useTranslation('warehouse');
  const { productId = '' } = useParams();
  useWarehouseRefresh();
  return (
    <DetailPage
      query={useQuery(callQuery(useApi(), inventoryApi.calls.stockCard, { params: { productId } }))}
      title={({ skuCode }) => skuCode}
      name={({ skuCode }) => skuCode}
      description={({ skuName }) => skuName}
      list={{ id: 'inventory', title: t('stock.title'), path: '/app/inventory', crumbs: t('crumbs') }}
      sections={(card) => (
        <>
          <Levels card={card} />
          <Moves moves={card.moves} />
        </>
      )}
      side={(card) => (
        <>
          <Why card={card} />
          <Bins card={card} />
          <Ages card={card} />
        </>
      )}
      waiting={<Skeleton className="h-60 w-full" />}
      failedTitle={t('stock.failed')}
      missing={{ title: t('stock.missing'), hint: t('stock.missingHint'), toList: t('stock.toList') }}
    />
  );
}

function Levels({ card }: { card: StockCard }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const amount = (id: 'available' | 'onHand' | 'reserved' | 'incoming' | 'dock' | 'staged' | 'damaged') => ({
    id,
    header: t(`stock.${id}`),
    numeric: true,
    cell: (row: StockCard['levels'][number]) => formats.number(row[id]),
  });
  return (
    <Card title={t('stock.levels')} flush>
      <DataTable
        label={t('stock.levels')}
        rows={card.levels}
        rowId={({ levelId }) => levelId}
        empty={<EmptyState compact title={t('stock.noLevels')} />}
        columns={[
          {
            id: 'warehouse',
            header: t('column.warehouse'),
            share: 40,
            width: 130,
            cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
          },
          ...(['available', 'onHand', 'reserved', 'incoming', 'dock', 'staged', 'damaged'] as const).map(
            amount,
          ),
        ]}
      />
    </Card>
  );
}

/** The explanation of each number: what is available, and what is incoming. */
function Why({ card }: { card: StockCard }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const { reservations, expected } = card;
  return (
    <Card title={t('stock.why')}>
      <div className="grid gap-3 text-sm">
        <p className="text-ink-muted">{t('stock.whyAvailable')}</p>
        {reservations.length > 0 ? (
          <ul aria-label={t('stock.reserved')} className="grid gap-1">
            {reservations.map(({ outboundId, outboundNo, clientRef, quantity }) => (
              <li key={outboundId}>
                <Link to={`/app/outbound/${outboundId}`} className="text-link">
                  {outboundNo}
                </Link>{' '}
                {t('stock.reservedFor', {
                  count: quantity,
                  number: formats.number(quantity),
                  reference: clientRef,
                })}
              </li>
            ))}
          </ul>
        ) : null}
        {expected.length > 0 ? (
          <ul aria-label={t('stock.incoming')} className="grid gap-1">
            {expected.map(({ inboundId, inboundNo, eta, quantity }) => (
              <li key={inboundId}>
                <Link to={`/app/inbound/${inboundId}`} className="text-link">
                  {inboundNo}
                </Link>{' '}
                {eta
                  ? t('stock.expectedOn', { count: quantity, number: formats.number(quantity), day: eta })
                  : t('stock.expectedSoon', { count: quantity, number: formats.number(quantity) })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}

function Bins({ card }: { card: StockCard }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  return (
    <Card title={t('stock.bins')}>
      {card.bins.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('stock.noBins')}</p>
      ) : (
        <ul aria-label={t('stock.bins')} className="grid gap-1.5 text-sm">
          {card.bins.map((bin) => (
            <li
              key={`${bin.warehouseName}/${bin.binCode}/${bin.bucket}/${bin.lotNo}`}
              className="flex justify-between gap-3"
            >
              <span className="min-w-0 truncate">
                {[bin.binCode, t(`bucket.${bin.bucket}`), bin.lotNo && t('lot', { lot: bin.lotNo })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="tabular-nums">{formats.number(bin.quantity)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Ages({ card }: { card: StockCard }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  if (card.layers.length === 0) return null;
  return (
    <Card title={t('stock.ages')}>
      <ul aria-label={t('stock.ages')} className="grid gap-1.5 text-sm">
        {card.layers.map((layer) => (
          <li
            key={`${layer.warehouseName}/${layer.receivedOn}/${layer.lotNo}`}
            className="flex justify-between gap-3"
          >
            <span>{t('stock.receivedOn', { day: layer.receivedOn })}</span>
            <span className="tabular-nums">
              {t('receivedOf', {
                received: formats.number(layer.quantityLeft),
                expected: formats.number(layer.quantity),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Moves({ moves }: { moves: readonly StockMove[] }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const place = (bucket: StockMove['from'], bin: string | null | undefined) =>
    [t(`bucket.${bucket}`), bin].filter(Boolean).join(' ');
  return (
    <Card title={t('stock.history')} flush>
      <DataTable
        label={t('stock.history')}
        rows={moves}
        rowId={({ moveId }) => moveId}
        empty={
          <EmptyState compact title={t('stock.noMoves')}>
            {t('stock.noMovesHint')}
          </EmptyState>
        }
        columns={[
          {
            id: 'time',
            header: t('column.time'),
            width: 150,
            cell: ({ time }) => (
              <time dateTime={time} className="whitespace-nowrap text-ink-muted">
                {formats.time(time)}
              </time>
            ),
          },
          {
            id: 'kind',
            header: t('column.event'),
            width: 110,
            cell: ({ kind, isReversed }) => (
              <span className={isReversed ? 'text-ink-faint line-through' : ''}>{t(`event.${kind}`)}</span>
            ),
          },
          {
            id: 'quantity',
            header: t('column.units'),
            numeric: true,
            cell: ({ quantity }) => formats.number(quantity),
          },
          {
            id: 'way',
            header: t('column.way'),
            share: 50,
            width: 170,
            cell: (move) => (
              <span className="block truncate">
                {t('stock.way', { from: place(move.from, move.fromBin), to: place(move.to, move.toBin) })}
              </span>
            ),
          },
          {
            id: 'subject',
            header: t('column.cause'),
            width: 110,
            cell: ({ subjectKind, subjectId, subjectNo }) =>
              subjectKind === 'product' ? null : (
                <Link to={`/app/${subjectKind}/${subjectId}`} className="text-link">
                  {subjectNo}
                </Link>
              ),
          },
        ]}
      />
    </Card>
  );
}
