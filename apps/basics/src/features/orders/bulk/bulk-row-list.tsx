import { type BulkRow, type BulkRowState, bulkRowStates, orderBulkApi } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import {
  type ChosenOfAct,
  type ListAddressSpec,
  type ListDefinition,
  listQuery,
  pagingOf,
} from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { ClipboardList, MapPinCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressCard } from '../address/address-card.tsx';
import { RecipientCheck } from '../address/recipient-check.tsx';
import { useOrder } from '../order-detail-queries.ts';
import { TakeSuggestionsDialog } from './take-suggestions-dialog.tsx';

type RowFilters = { state: BulkRowState };

const address: ListAddressSpec<'rowNo', RowFilters> = {
  sortable: ['rowNo'],
  defaultSort: 'rowNo:asc',
  filters: { state: bulkRowStates },
};
const looks = { WAITING: 'waiting', DONE: 'success', NOTED: 'warning', REFUSED: 'danger' } as const;

/**
 * The orders of a bulk action, with the result for each.
 * @param given.isOver refetched once it is
 * @param given.isCheck for an address check: each row shows the finding; suggestions are applied there, or for many rows at once
 */
export function useBulkRowList(
  taskId: string,
  { isOver, isCheck }: { isOver: boolean; isCheck: boolean },
): ListDefinition<BulkRow, 'rowNo', RowFilters> {
  const { t } = useTranslation('ordersBulk');
  const formats = useFormats();
  const api = useApi();
  return {
    id: 'order-changes',
    title: t('page.orders'),
    label: t('page.table'),
    address,
    page(asked) {
      const query = {
        ...pagingOf(asked),
        ...(asked.search ? { search: asked.search } : {}),
        ...(asked.filters.state ? { state: asked.filters.state } : {}),
      };
      return listQuery<BulkRow>({
        ...callQuery(api, orderBulkApi.calls.bulkRows, { params: { taskId }, query }),
        staleTime: 0,
        refetchInterval: isOver ? false : 3_000,
      });
    },
    failedTitle: t('failed'),
    empty: <EmptyState icon={<ClipboardList />} title={t('page.empty')} />,
    rowId: ({ orderId }) => orderId,
    rowName: ({ orderNo }) => orderNo,
    rowLink: ({ orderId }) => `/orders/${encodeURIComponent(orderId)}`,
    search: { label: t('page.search'), placeholder: t('page.searchHint') },
    tabs: {
      name: 'state',
      label: t('page.state'),
      allLabel: t('page.all'),
      items: bulkRowStates
        .toReversed()
        .filter((value) => isCheck || value !== 'NOTED')
        .map((value) => ({ value, label: t(`page.${value}`) })),
    },
    ...(isCheck && {
      acts: [
        {
          id: 'take',
          label: t('take'),
          icon: MapPinCheck,
          can: ({ hasSuggestion = false }: BulkRow) => hasSuggestion,
          // All of them are applied by the button of the page.
          fits: (_count: number, isAll: boolean) => !isAll,
          dialog: ({ rows }: ChosenOfAct<BulkRow>, onClose: (isStarted: boolean) => void) => {
            const orderIds = rows.flatMap(({ orderId, hasSuggestion }) => (hasSuggestion ? [orderId] : []));
            return (
              <TakeSuggestionsDialog
                checkId={taskId}
                orderIds={orderIds}
                count={orderIds.length}
                onClose={onClose}
              />
            );
          },
        },
      ],
      peek: {
        title: ({ orderNo }: BulkRow) => t('page.addressOf', { no: orderNo }),
        body: ({ orderId }: BulkRow) => <CheckedAddressPeek key={orderId} orderId={orderId} />,
        link: ({ orderId }: BulkRow) => ({
          label: t('page.toOrder'),
          to: `/orders/${encodeURIComponent(orderId)}`,
        }),
      },
    }),
    columns: [
      { id: 'orderNo', header: t('page.orderNo'), width: 160, cell: ({ orderNo }) => orderNo },
      {
        id: 'state',
        header: t('page.state'),
        width: 132,
        phone: 'end',
        cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`page.${state}`)}</StatusBadge>,
      },
      {
        id: 'reason',
        header: t('page.reason'),
        width: 240,
        grow: 4,
        cell: ({ message }) => (message ? formats.pick(message.message, message.zhMessage) : null),
      },
    ],
  };
}

/** The address of an order, with the carrier's finding; a suggestion can be applied here. */
function CheckedAddressPeek({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders');
  const query = useOrder(orderId);
  const { data: order } = query;
  if (!order)
    return (
      <NotLoaded
        compact
        query={query}
        title={t('order.failed')}
        waiting={<Skeleton className="h-3 w-2/3" />}
      />
    );
  return (
    <AddressCard title={t('order.recipient')} address={order.recipient}>
      <RecipientCheck order={order} />
    </AddressCard>
  );
}
