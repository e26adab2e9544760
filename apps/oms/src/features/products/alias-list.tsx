import { aliasesApi, aliasTypes, type ProductAlias } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { Pencil, Plus, Tags, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AliasDialog } from './alias-dialog.tsx';
import {
  aliasAddress,
  useAliasPages,
  useBundleRefresh,
  useBundleReload,
  useStoreOptions,
  type AliasFilters,
  type AliasSort,
} from './bundle-queries.ts';
import { ProductNav } from './product-nav.tsx';

const rowName = ({ alias }: ProductAlias): string => alias;

function useAliasColumns(): ListColumn<ProductAlias>[] {
  const { t } = useTranslation('productsBundles');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'alias',
        header: t('column.alias'),
        sortable: true,
        width: 170,
        grow: 2,
        cell: ({ alias }) => (
          <span className="block truncate" title={alias}>
            {alias}
          </span>
        ),
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 96,
        phone: 'end',
        cell: ({ aliasType }) => t(`type.${aliasType}`),
      },
      {
        id: 'sku',
        header: t('column.standsFor'),
        width: 180,
        grow: 3,
        cell: ({ skuCode, name }) => (
          <span className="block truncate" title={`${skuCode} · ${name}`}>
            {skuCode} <span className="text-ink-muted">{name}</span>
          </span>
        ),
      },
      {
        id: 'quantity',
        header: t('column.quantity'),
        numeric: true,
        width: 88,
        phone: 'none',
        cell: ({ quantity }) => formats.number(quantity),
      },
      {
        id: 'store',
        header: t('column.store'),
        width: 150,
        grow: 1,
        cell: ({ storeName }) => (
          <span className="block truncate text-ink-muted">{storeName ?? t('aliases.everyStore')}</span>
        ),
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

function useAliasList(
  add: ReactNode,
  edit: (alias: ProductAlias) => void,
): ListDefinition<ProductAlias, AliasSort, AliasFilters> {
  const { t } = useTranslation('productsBundles');
  const api = useApi();
  const reload = useBundleReload();
  return {
    id: 'aliases',
    title: t('aliases.title'),
    label: t('aliases.title'),
    address: aliasAddress,
    page: useAliasPages(),
    failedTitle: t('aliases.failed'),
    empty: (
      <EmptyState icon={<Tags />} title={t('aliases.empty')} action={add}>
        {t('aliases.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ aliasId }) => aliasId,
    rowName,
    columns: useAliasColumns(),
    search: { label: t('aliases.search'), placeholder: t('aliases.searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'type',
        label: t('column.type'),
        anyLabel: t('aliases.anyType'),
        options: aliasTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
      },
      {
        kind: 'choice',
        name: 'store',
        label: t('column.store'),
        anyLabel: t('aliases.everyStore'),
        options: useStoreOptions().options,
      },
    ],
    acts: [
      copyAct(t('aliases.copy'), rowName, (count) => t('aliases.copied', { count })),
      {
        id: 'delete',
        label: t('aliases.delete'),
        icon: Trash2,
        isDanger: true,
        each: ({ aliasId }) => api.call(aliasesApi.calls.deleteAlias, { body: { aliasId } }),
        after: reload,
        confirm: (count) => ({
          title: t('aliases.deleteTitle', { count }),
          text: t('aliases.deleteText'),
          button: t('aliases.delete'),
        }),
      },
    ],
    rowActions: {
      label: t('aliases.rowActions'),
      width: 44,
      buttons: (row) => (
        <IconButton
          label={t('aliases.editOne', { alias: row.alias })}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => edit(row)}
        />
      ),
    },
  };
}

/** Other names of products and bundles. */
export function AliasesPage() {
  const { t } = useTranslation('productsBundles');
  useBundleRefresh();
  const [edited, setEdited] = useState<ProductAlias | 'new' | null>(null);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('aliases.new')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={useAliasList(add, setEdited)}
        actions={
          <>
            <ImportButton kind="alias" label={t('aliases.import')} />
            {add}
          </>
        }
      >
        <ProductNav current="aliases" />
      </ListPage>
      {edited ? (
        <AliasDialog alias={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  );
}
