import { limits } from '@lading/contracts/core';
import type { BatchRow, BatchRowState } from '@lading/contracts/shipping';
import { copyAct, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Coins, PackageCheck, PackageOpen, ReceiptText, Trash2, Zap } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  batchAddress,
  batchTabs,
  useApplyPreset,
  useBatchCounts,
  useBatchRows,
  useChangeRows,
  useRemoveRows,
  type BatchFilters,
  type BatchSort,
} from './batch-queries.ts';
import { PackagesCell } from './packages-cell.tsx';

const PresetDialog = late(async () => (await import('./preset-dialog.tsx')).PresetDialog);
const PackingSlipDialog = late(
  async () => (await import('@lading/sub-app-kit/printing/packing-slip-dialog')).PackingSlipDialog,
);
const RowPanel = late(async () => (await import('./row-panel.tsx')).RowPanel);

const looks: Record<BatchRowState, Status> = {
  PENDING: 'progress',
  READY: 'waiting',
  INVALID: 'warning',
  QUEUED: 'waiting',
  BUYING: 'progress',
  UNKNOWN: 'warning',
  BOUGHT: 'success',
  FAILED: 'danger',
};

const canChange = ({ state }: BatchRow) => state === 'READY' || state === 'INVALID' || state === 'FAILED';

function useBatchColumns(): ListColumn<BatchRow>[] {
  const { t } = useTranslation(['shippingBatch', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  return useMemo(() => {
    const none = t('common:state.none');
    const nameOf = ({ offer }: BatchRow) =>
      offer ? formats.pick(offer.serviceName.en, offer.serviceName.zh) : '';
    return [
      {
        id: 'rowNo',
        header: t('column.no'),
        numeric: true,
        sortable: true,
        width: 72,
        phone: 'none',
        cell: ({ rowNo }) => formats.number(rowNo),
      },
      {
        id: 'order',
        header: t('column.order'),
        width: 104,
        grow: 1,
        cell: ({ orderNo }) => (
          <span className="block truncate font-medium" title={orderNo}>
            {orderNo}
          </span>
        ),
      },
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 200,
        grow: 4,
        phone: 'none',
        cell: ({ recipientName, recipientPlace }) => (
          <span className="flex items-baseline gap-2" title={`${recipientName}, ${recipientPlace}`}>
            <span className="max-w-full shrink-0 truncate">{recipientName}</span>
            <span className="min-w-0 truncate text-xs text-ink-faint">{recipientPlace}</span>
          </span>
        ),
      },
      {
        id: 'packages',
        header: t('column.packages'),
        width: 162,
        grow: 1,
        phone: 'none',
        cell: (row) => <PackagesCell {...row} />,
      },
      {
        id: 'service',
        header: t('column.service'),
        width: 218,
        grow: 2,
        phone: 'none',
        cell: (row) => (
          <span className="block truncate" title={nameOf(row)}>
            {nameOf(row) || none}{' '}
            {row.offer?.deliverBy ? (
              <span className="text-xs text-ink-faint">{t('by', { day: row.offer.deliverBy })}</span>
            ) : null}
          </span>
        ),
      },
      {
        id: 'price',
        header: t('column.price'),
        numeric: true,
        width: 100,
        phone: 'end',
        cell: ({ charged, offer, was }) => (
          <span className="whitespace-nowrap">
            {was && !charged ? <s className="mr-1.5 text-xs text-ink-faint">{amount(was)}</s> : null}
            <span className="font-medium">{amount(charged ?? offer?.amount) || none}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        // Room for a tracking number of 22 digits beside its badge: it is read and copied here.
        width: 256,
        grow: 2,
        cell: ({ state, message, trackingNumber }) => {
          const text = message ? formats.pick(message.message, message.zhMessage) : trackingNumber;
          return (
            <span className="flex min-w-0 items-center gap-2" title={text ?? undefined}>
              <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>
              <span className="min-w-0 truncate text-xs text-ink-muted">{text}</span>
            </span>
          );
        },
      },
    ];
  }, [t, formats, amount]);
}

/** The rows of a batch, edited in place: the choices, the cost, and the result. */
export function useBatchList(batchId: string): ListDefinition<BatchRow, BatchSort, BatchFilters> {
  const { t } = useTranslation(['shippingBatch', 'shippingDefaults']);
  const change = useChangeRows(batchId);
  const remove = useRemoveRows(batchId);
  const apply = useApplyPreset(batchId);
  const presets = useShippingDefaults().data?.presets ?? [];
  const ids = (rows: readonly BatchRow[]) => rows.map(({ rowId }) => rowId);
  const choose = (rule: 'cheapest' | 'fastest') => ({
    id: rule,
    label: t(`choose.${rule}`),
    icon: rule === 'cheapest' ? Coins : Zap,
    can: canChange,
    together: (rows: readonly BatchRow[]) => change.mutateAsync({ rowIds: ids(rows), choice: { rule } }),
    done: (count: number) => t('choose.done', { count }),
  });
  return {
    id: 'label-batch',
    title: t('title', { no: batchId }),
    label: t('label'),
    address: batchAddress,
    page: useBatchRows(batchId),
    isWhole: true,
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<PackageOpen />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ rowId }) => rowId,
    rowName: ({ orderNo }) => orderNo,
    columns: useBatchColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('column.state'),
      allLabel: t('all'),
      items: batchTabs.map((state) => ({ value: state, label: t(`state.${state}`) })),
      counts: useBatchCounts(batchId),
    },
    acts: [
      choose('cheapest'),
      choose('fastest'),
      {
        id: 'preset',
        label: t('shippingDefaults:apply.act'),
        icon: PackageCheck,
        can: canChange,
        dialog: ({ rows }, onClose) => (
          <PresetDialog
            batchId={batchId}
            rowIds={ids(rows.filter(canChange))}
            onClose={onClose}
            onMissing={() => onClose(false)}
          />
        ),
      },
      ...presets.flatMap(({ presetId, name, hotkey }) =>
        hotkey === null
          ? []
          : [
              {
                id: `preset-${presetId}`,
                label: name,
                icon: PackageCheck,
                hotkey: String(hotkey),
                isExtra: true,
                can: canChange,
                together: (rows: readonly BatchRow[]) => apply.mutateAsync({ rowIds: ids(rows), presetId }),
                done: () => t('shippingDefaults:apply.applied', { name }),
              },
            ],
      ),
      {
        id: 'slips',
        label: t('slips'),
        icon: ReceiptText,
        most: limits.list.pageSizeMaximum,
        dialog: ({ rows }, onClose) => (
          // In the order of the labels, which lie on the same table.
          <PackingSlipDialog
            orderIds={rows.toSorted((one, other) => one.rowNo - other.rowNo).map(({ orderId }) => orderId)}
            onClose={() => onClose(false)}
          />
        ),
      },
      copyAct(
        t('copyTracking'),
        ({ trackingNumber }) => trackingNumber,
        (count) => t('copied', { count }),
      ),
      {
        id: 'remove',
        label: t('remove'),
        icon: Trash2,
        can: canChange,
        together: (rows) => remove.mutateAsync(ids(rows)),
        done: (count) => t('removed', { count }),
      },
    ],
    peek: {
      title: ({ orderNo }) => t('row.title', { no: orderNo }),
      body: (row) => <RowPanel key={row.rowId} batchId={batchId} row={row} />,
    },
  };
}
