import type { StorageAging } from '@lading/contracts/funds';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { useStorageAging } from './storage-queries.ts';

type Product = StorageAging['products'][number];

/** Products with the largest volume, their age, and when storing them becomes more expensive. */
export function StorageProducts(given: {
  aging: ReturnType<typeof useStorageAging>;
  /** The currency of prices; undefined while unknown. */
  currency: string | undefined;
}) {
  const { aging, currency } = given;
  const { t } = useTranslation('fundsStorage');
  const formats = useFormats();
  const exact = useExactAmount();
  const rows = aging.data?.products ?? [];
  const count = aging.data?.productCount ?? 0;
  // The page shows the loading error once, in the chart of ages.
  if (aging.error && !aging.data) return null;
  const columns: TableColumn<Product>[] = [
    {
      id: 'sku',
      header: t('products.sku'),
      width: 150,
      cell: ({ skuCode }) => <span className="block truncate font-medium">{skuCode}</span>,
    },
    {
      id: 'name',
      header: t('products.name'),
      width: 150,
      share: 40,
      hideOnPhone: true,
      cell: ({ skuName }) => (
        <span className="block truncate text-ink-muted" title={skuName}>
          {skuName}
        </span>
      ),
    },
    {
      id: 'units',
      header: t('products.units'),
      numeric: true,
      width: 90,
      cell: ({ units }) => formats.number(units),
    },
    {
      id: 'volume',
      header: t('products.volume'),
      numeric: true,
      width: 100,
      cell: ({ cubicMeters }) =>
        cubicMeters === null ? (
          <span className="text-ink-muted">{t('products.unmeasured')}</span>
        ) : (
          formats.number(Number(cubicMeters), { maximumFractionDigits: 3 })
        ),
    },
    {
      id: 'oldest',
      header: t('products.oldest'),
      numeric: true,
      width: 100,
      cell: ({ oldestDays }) => t('products.days', { count: oldestDays }),
    },
    {
      id: 'next',
      header: t('products.next'),
      width: 220,
      share: 40,
      cell: ({ nextStep }) =>
        nextStep && currency ? (
          <span className="block whitespace-normal text-ink-muted">
            {t('products.step', {
              count: nextStep.units,
              day: nextStep.day,
              price: exact(nextStep.price, currency),
              nextPrice: exact(nextStep.nextPrice, currency),
            })}
          </span>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <section aria-label={t('products.title')} className="mt-5">
      <h2 className="mb-2 text-base font-semibold text-ink">{t('products.title')}</h2>
      <DataTable
        label={t('products.title')}
        columns={columns}
        rows={rows}
        rowId={({ productId }) => productId}
        rowLink={({ productId }) => <Link to={`/app/inventory/${productId}`} />}
        loading={aging.isPending}
        empty={<EmptyState compact title={t('products.empty')} />}
      />
      {count > rows.length ? (
        <p className="mt-2 text-sm text-ink-muted">{t('products.more', { shown: rows.length, count })}</p>
      ) : null}
    </section>
  );
}
