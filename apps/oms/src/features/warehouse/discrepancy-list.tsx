import {
  discrepanciesApi,
  discrepancyStatuses,
  type Discrepancy,
  type DiscrepancyStatus,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  copyAct,
  listChoice,
  ListPage,
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
  type ListColumn,
  type ListDefinition,
} from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRequestColumns, useWarehouseFilter } from './request-list.tsx';
import { DiscrepancyBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Filters = { status: DiscrepancyStatus; warehouse: string };
type Address = ListAddress<'createTime', Filters>;

const address: ListAddressSpec<'createTime', Filters> = {
  sortable: ['createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: discrepancyStatuses, warehouse: [] },
};

function choiceOf(asked: Address) {
  const { warehouse, ...choice } = listChoice(asked);
  return { ...choice, ...(warehouse && { warehouseId: warehouse }) };
}

function useColumns(): ListColumn<Discrepancy>[] {
  const { t } = useTranslation(['warehouseDiscrepancies', 'warehouse']);
  const formats = useFormats();
  const { warehouse, created } = useRequestColumns();
  return useMemo<ListColumn<Discrepancy>[]>(
    () => [
      { id: 'inbound', header: t('column.inbound'), width: 120, cell: ({ inboundNo }) => inboundNo },
      {
        id: 'status',
        header: t('warehouse:column.status'),
        width: 150,
        phone: 'end',
        cell: ({ status }) => <DiscrepancyBadge status={status} />,
      },
      {
        id: 'sku',
        header: t('warehouse:column.sku'),
        width: 150,
        grow: 2,
        cell: ({ skuCode }) => (
          <span className="block truncate" title={skuCode}>
            {skuCode}
          </span>
        ),
      },
      { id: 'kind', header: t('column.kind'), width: 110, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'quantity',
        header: t('column.quantity'),
        numeric: true,
        width: 90,
        cell: ({ quantity }) => formats.number(quantity),
      },
      {
        id: 'says',
        header: t('column.warehouseSays'),
        width: 160,
        grow: 2,
        phone: 'none',
        cell: ({ reason, floorNote }) => (
          <span className="block truncate" title={floorNote ?? ''}>
            {reason ? t(`reason.${reason}`) : null}
          </span>
        ),
      },
      { ...warehouse, grow: 1 },
      created,
    ],
    [t, formats, warehouse, created],
  );
}

function useDiscrepancyList(): ListDefinition<Discrepancy, 'createTime', Filters> {
  const { t } = useTranslation(['warehouseDiscrepancies', 'warehouse']);
  const api = useApi();
  const { discrepancyPage, discrepancyStatusCounts } = discrepanciesApi.calls;
  return {
    id: 'discrepancy',
    address,
    page: (asked: Address) => {
      const query = { ...pagingOf(asked), ...choiceOf(asked) };
      return listQuery<Discrepancy>(callQuery(api, discrepancyPage, { query }));
    },
    rowId: ({ discrepancyId }) => discrepancyId,
    rowLink: ({ inboundId }) => `/app/inbound/${inboundId}`,
    rowName: ({ inboundNo }) => inboundNo,
    title: t('title'),
    label: t('title'),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<Scale />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    columns: useColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('warehouse:column.status'),
      allLabel: t('warehouse:all'),
      items: discrepancyStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      counts(asked: Address) {
        const { sort: _sort, status: _status, ...query } = choiceOf(asked);
        return tabCounts(callQuery(api, discrepancyStatusCounts, { query }));
      },
    },
    filters: [useWarehouseFilter()],
    acts: [
      copyAct(
        t('copy'),
        ({ inboundNo }) => inboundNo,
        (count) => t('warehouse:copied', { count }),
      ),
    ],
  };
}

/** The differences in the counts of the organization's inbounds; each is decided on the page of its inbound. */
export function DiscrepanciesPage() {
  const { t } = useTranslation('warehouseDiscrepancies');
  useWarehouseRefresh();
  return (
    <ListPage
      list={useDiscrepancyList()}
      actions={<Button render={<Link to="/app/inbound" />}>{t('toInbounds')}</Button>}
    />
  );
}
