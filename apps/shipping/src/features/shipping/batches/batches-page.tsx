import { batchesApi, type BatchState, type LabelBatch } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import {
  listQuery,
  ListPage,
  type ListAddress,
  type ListAddressSpec,
  type ListDefinition,
  type NoFilters,
} from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Layers } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Batch = Omit<LabelBatch, 'services'>;

const address: ListAddressSpec<'createTime', NoFilters> = {
  sortable: ['createTime'],
  defaultSort: 'createTime:desc',
  filters: {},
};

const looks: Record<BatchState, Status> = {
  VALIDATING: 'progress',
  READY: 'waiting',
  PURCHASING: 'progress',
  DONE: 'success',
  DONE_WITH_ERRORS: 'warning',
};

/** The batches of labels, newest first. */
export function BatchesPage() {
  const { t } = useTranslation('shippingBatch');
  const api = useApi();
  const formats = useFormats();
  const amount = useAmount();
  const list: ListDefinition<Batch, 'createTime', NoFilters> = {
    id: 'label-batches',
    title: t('batches.title'),
    label: t('batches.title'),
    address,
    page: ({ page, pageSize, search, sort }: ListAddress<'createTime', NoFilters>) => {
      const query = { pageNo: page, pageSize, sort, ...(search && { search }) };
      return listQuery<Batch>({ ...callQuery(api, batchesApi.calls.batchPage, { query }), staleTime: 0 });
    },
    export: ({ sort, search }, format) =>
      api.call(batchesApi.calls.exportBatches, { body: { sort, ...(search && { search }), format } }),
    failedTitle: t('batches.failed'),
    empty: (
      <EmptyState
        icon={<Layers />}
        title={t('batches.empty')}
        action={
          <Button render={<HostLink href="/b/#/orders?status=UNSHIPPED" />}>{t('batches.start')}</Button>
        }
      >
        {t('batches.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ batchId }) => batchId,
    rowName: ({ batchId }) => t('title', { no: batchId }),
    rowLink: ({ batchId }) => `/batches/${batchId}`,
    search: { label: t('batches.search'), placeholder: t('batches.search') },
    columns: [
      { id: 'no', header: t('batches.no'), width: 120, cell: ({ batchId }) => batchId },
      {
        id: 'state',
        header: t('column.state'),
        width: 180,
        grow: 1,
        phone: 'end',
        cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`batches.state.${state}`)}</StatusBadge>,
      },
      {
        id: 'rows',
        header: t('batches.orders'),
        numeric: true,
        width: 90,
        phone: 'none',
        cell: ({ rows }) => formats.number(rows),
      },
      {
        id: 'bought',
        header: t('state.BOUGHT'),
        numeric: true,
        width: 90,
        phone: 'none',
        cell: ({ counts }) => formats.number(counts.BOUGHT ?? 0),
      },
      {
        id: 'charged',
        header: t('bar.charged'),
        numeric: true,
        width: 120,
        phone: 'none',
        cell: ({ charged }) => amount(charged),
      },
      {
        id: 'createTime',
        header: t('batches.created'),
        sortable: true,
        width: 128,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
  };
  return <ListPage list={list} />;
}
