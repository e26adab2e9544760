import type { OrderDetail } from '@lading/contracts/orders';
import type { Parcel } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { numbered, type Numbered } from './numbered.ts';

/** The parcels that the order travels in. */
export function OrderPackagesCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['orders', 'common']);
  const formats = useFormats();
  const columns: TableColumn<Numbered<Parcel>>[] = [
    { id: 'place', header: t('order.packageNo'), cell: (parcel) => formats.number(parcel.place) },
    {
      id: 'type',
      header: t('order.packageType'),
      cell: (parcel) => parcel.packageType || t('common:state.none'),
    },
    {
      id: 'size',
      header: t('order.size'),
      numeric: true,
      cell: (parcel) => formats.size(parcel) || t('common:state.none'),
    },
    {
      id: 'weight',
      header: t('order.weight'),
      numeric: true,
      cell: (parcel) => formats.weight(parcel) || t('common:state.none'),
    },
    {
      id: 'tracking',
      header: t('order.tracking'),
      cell: (parcel) => <span className="select-all">{parcel.trackingNumber || t('common:state.none')}</span>,
    },
  ];
  return (
    <section aria-label={t('order.packages')}>
      <h2 className="mb-2 text-base font-semibold text-ink">{t('order.packages')}</h2>
      <DataTable
        label={t('order.packages')}
        columns={columns}
        rows={numbered(order.packages)}
        rowId={(parcel) => parcel.rowId}
        empty={<EmptyState compact title={t('order.noPackages')} />}
      />
    </section>
  );
}
