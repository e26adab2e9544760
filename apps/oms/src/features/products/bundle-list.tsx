import { bundleKinds, type BundleSummary } from '@lading/contracts/products';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Layers, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  bundleAddress,
  useBundlePages,
  useBundleRefresh,
  type BundleFilters,
  type BundleSort,
} from './bundle-queries.ts';
import { ProductNav } from './product-nav.tsx';

const rowId = ({ bundleId }: BundleSummary): string => bundleId;
const rowName = ({ bundleSku }: BundleSummary): string => bundleSku;
const rowLink = ({ bundleId }: BundleSummary): string => `/app/products/bundles/${bundleId}`;

/** The query and row names of the list, as used by detail pages. */
export function useBundleSource() {
  return { id: 'bundles', address: bundleAddress, page: useBundlePages(), rowId, rowLink };
}

function useBundleColumns(): ListColumn<BundleSummary>[] {
  const { t } = useTranslation('productsBundles');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'bundleSku',
        header: t('column.bundleSku'),
        sortable: true,
        width: 160,
        grow: 2,
        cell: ({ bundleSku }) => (
          <span className="block truncate" title={bundleSku}>
            {bundleSku}
          </span>
        ),
      },
      {
        id: 'name',
        header: t('column.name'),
        width: 200,
        grow: 4,
        cell: ({ bundleName }) => (
          <span className="block truncate" title={bundleName}>
            {bundleName}
          </span>
        ),
      },
      { id: 'kind', header: t('column.kind'), width: 130, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'components',
        header: t('column.components'),
        numeric: true,
        width: 112,
        phone: 'none',
        cell: ({ components }) => formats.number(components),
      },
      {
        id: 'available',
        header: t('column.available'),
        numeric: true,
        width: 104,
        phone: 'end',
        card: ({ available }) => t('bundles.availableCount', { units: formats.number(available) }),
        cell: ({ available }) => formats.number(available),
      },
      {
        id: 'updateTime',
        header: t('column.updated'),
        sortable: true,
        width: 128,
        phone: 'none',
        cell: ({ updateTime }) => <Ago moment={updateTime} className="text-ink-muted" />,
      },
    ],
    [t, formats],
  );
}

function useBundleList(): ListDefinition<BundleSummary, BundleSort, BundleFilters> {
  const { t } = useTranslation('productsBundles');
  return {
    ...useBundleSource(),
    title: t('bundles.title'),
    label: t('bundles.title'),
    failedTitle: t('bundles.failed'),
    empty: (
      <EmptyState icon={<Layers />} title={t('bundles.empty')} action={<NewBundle />}>
        {t('bundles.emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useBundleColumns(),
    search: { label: t('bundles.search'), placeholder: t('bundles.searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('column.kind'),
        anyLabel: t('bundles.anyKind'),
        options: bundleKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
    ],
    acts: [copyAct(t('bundles.copy'), rowName, (count) => t('bundles.copied', { count }))],
  };
}

function NewBundle() {
  const { t } = useTranslation('productsBundles');
  return (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      render={<Link to="/app/products/bundles/new" />}
    >
      {t('bundles.new')}
    </Button>
  );
}

/** The bundles of the organization, with the available quantity of each. */
export function BundlesPage() {
  const { t } = useTranslation('productsBundles');
  useBundleRefresh();
  return (
    <ListPage
      list={useBundleList()}
      actions={
        <>
          <ImportButton kind="bundle" label={t('bundles.import')} />
          <NewBundle />
        </>
      }
    >
      <ProductNav current="bundles" />
    </ListPage>
  );
}
