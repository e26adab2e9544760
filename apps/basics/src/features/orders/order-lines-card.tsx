import type { OrderDetail } from '@lading/contracts/orders';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { numbered, type Numbered } from './numbered.ts';
import { OrderLinesNotPacked } from './order-lines-not-packed.tsx';

type Line = Numbered<OrderDetail['lines'][number]>;

/** The ordered goods with their prices. */
export function OrderLinesCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const columns: TableColumn<Line>[] = [
    {
      id: 'item',
      header: t('order.item'),
      cell: (line) => <span className="font-medium">{line.skuName || line.skuCode}</span>,
    },
    {
      id: 'sku',
      header: t('order.sku'),
      cell: (line) => (
        <span className="whitespace-nowrap text-ink-muted">
          {line.skuCode}
          {line.isUnknown ? (
            <Badge tone="warning" className="ms-2">
              {t('order.unknownProduct')}
            </Badge>
          ) : null}
          {line.sharesSku ? (
            <Badge tone="warning" className="ms-2">
              {t('order.sharedSku')}
            </Badge>
          ) : null}
        </span>
      ),
    },
    {
      id: 'unitPrice',
      header: t('order.unitPrice'),
      numeric: true,
      cell: (line) => formats.unitPrice(line.unitPrice, line.currency ?? order.currency),
    },
    {
      id: 'quantity',
      header: t('order.quantity'),
      numeric: true,
      cell: (line) => formats.number(line.quantity),
    },
    {
      id: 'amount',
      header: t('order.amount'),
      numeric: true,
      cell: ({ unitPrice, quantity, currency }) =>
        formats.money(unitPrice == null ? null : unitPrice * quantity, currency ?? order.currency),
    },
  ];
  return (
    <section aria-label={t('order.lines')}>
      <h2 className="mb-2 text-base font-semibold text-ink">{t('order.lines')}</h2>
      <DataTable
        label={t('order.lines')}
        columns={columns}
        rows={numbered(order.lines)}
        rowId={(line) => line.rowId}
        empty={<EmptyState compact title={t('order.noLines')} />}
        footer={
          order.totalAmount == null ? null : (
            <p className="flex justify-between gap-4 py-1 text-sm sm:justify-end">
              <span className="text-ink-muted">{t('order.total')}</span>
              <span className="font-semibold text-ink tabular-nums">
                {formats.money(order.totalAmount, order.currency)}
              </span>
            </p>
          )
        }
      />
      <OrderLinesNotPacked order={order} />
    </section>
  );
}
