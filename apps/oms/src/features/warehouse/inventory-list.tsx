import { inventoryApi, type StockLevel } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Ago } from '@lading/sub-app-kit/components/ago';
import {
  copyAct,
  listChoice,
  ListPage,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
  type ListColumn,
  type ListDefinition,
} from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Boxes } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseFilter } from './request-list.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Sort = 'skuCode' | 'onHand' | 'available' | 'changeTime';
type Filters = { stock: 'available' | 'none-available' | 'damaged'; warehouse: string };

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['skuCode', 'onHand', 'available', 'changeTime'],
  defaultSort: 'changeTime:desc',
  filters: { stock: ['available', 'none-available', 'damaged'], warehouse: [] },
};

/** Fetches pages of stock. */
function useStockPages() {
  const api = useApi();
  return (asked: ListAddress<Sort, Filters>) => {
    const { warehouse, ...choice } = listChoice(asked);
    const query = { ...pagingOf(asked), ...choice, ...(warehouse && { warehouseId: warehouse }) };
    return listQuery<StockLevel>(callQuery(api, inventoryApi.calls.inventoryPage, { query }));
  };
}

const rowName = ({ skuCode }: StockLevel): string => skuCode;

function useStockColumns(): ListColumn<StockLevel>[] {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  return useMemo(() => {
    const amount = (
      id: 'onHand' | 'available' | 'reserved' | 'incoming' | 'dock' | 'staged' | 'damaged' | 'hold',
      more: Partial<ListColumn<StockLevel>> = {},
    ): ListColumn<StockLevel> => ({
      id,
      header: t(`stock.${id}`),
      numeric: true,
      width: 96,
      phone: 'none',
      cell: (row) => formats.number(row[id]),
      ...more,
    });
    return [
      {
        id: 'skuCode',
        header: t('column.sku'),
        sortable: true,
        width: 176,
        grow: 2,
        cell: ({ skuCode }) => (
          <span className="block truncate" title={skuCode}>
            {skuCode}
          </span>
        ),
      },
      {
        id: 'skuName',
        header: t('column.name'),
        width: 170,
        grow: 4,
        cell: ({ skuName }) => (
          <span className="block truncate text-ink-muted" title={skuName}>
            {skuName}
          </span>
        ),
      },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 176,
        grow: 2,
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      amount('available', {
        sortable: true,
        phone: 'end',
        card: ({ available }) => t('stock.availableCount', { units: formats.number(available) }),
      }),
      amount('onHand', { sortable: true }),
      amount('reserved'),
      amount('incoming'),
      amount('dock', { isExtra: true }),
      amount('staged', { isHidden: true }),
      amount('damaged', { isExtra: true }),
      amount('hold', { isHidden: true }),
      {
        id: 'changeTime',
        header: t('column.changed'),
        sortable: true,
        width: 128,
        cell: ({ changeTime }) => <Ago moment={changeTime} className="text-ink-muted" />,
      },
    ];
  }, [t, formats]);
}

function useStockList(): ListDefinition<StockLevel, Sort, Filters> {
  const { t } = useTranslation('warehouse');
  return {
    id: 'inventory',
    title: t('stock.title'),
    label: t('stock.title'),
    address,
    page: useStockPages(),
    failedTitle: t('stock.listFailed'),
    empty: (
      <EmptyState
        icon={<Boxes />}
        title={t('stock.empty')}
        action={
          <Button variant="primary" render={<Link to="/app/inbound/new" />}>
            {t('inbound.new')}
          </Button>
        }
      >
        {t('stock.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ levelId }) => levelId,
    rowName,
    rowLink: ({ productId }) => `/app/inventory/${productId}`,
    columns: useStockColumns(),
    search: { label: t('stock.search'), placeholder: t('stock.searchHint') },
    filters: [
      useWarehouseFilter(),
      {
        kind: 'choice',
        name: 'stock',
        label: t('stock.filter'),
        anyLabel: t('stock.any'),
        options: address.filters.stock.map((value) => ({ value, label: t(`stock.filters.${value}`) })),
      },
    ],
    acts: [copyAct(t('stock.copy'), rowName, (count) => t('copied', { count }))],
  };
}

/** The stock of the organization by product and warehouse. */
export function InventoryPage() {
  useWarehouseRefresh();
  return <ListPage list={useStockList()} />;
}
