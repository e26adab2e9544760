import { voidStates, type LabelVoid, type VoidState } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { labelColumns } from '../label-list.tsx';
import { VoidBadge } from './void-badge.tsx';
import {
  useVoidAgain,
  useVoidExport,
  useVoidPages,
  voidAddress,
  type VoidFilters,
  type VoidSort,
} from './void-queries.ts';

const VoidPeek = late(async () => (await import('./void-peek.tsx')).VoidPeek);

function useVoidColumns(): ListColumn<LabelVoid>[] {
  const { t } = useTranslation(['shippingVoids', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  return useMemo<ListColumn<LabelVoid>[]>(() => {
    const none = t('common:state.none');
    const moment = (time: string | null) => (time ? <Ago moment={time} className="text-ink-muted" /> : none);
    return [
      ...labelColumns<VoidState>({ shipment: t('column.shipment'), state: t('column.state') }, (state) => (
        <VoidBadge state={state} />
      )),
      {
        id: 'order',
        header: t('column.order'),
        width: 120,
        grow: 1,
        phone: 'none',
        cell: ({ orderNo }) => (
          <span className="block truncate" title={orderNo ?? undefined}>
            {orderNo || none}
          </span>
        ),
      },
      {
        id: 'tracking',
        header: t('column.tracking'),
        width: 204,
        grow: 2,
        phone: 'none',
        cell: ({ carrierName, trackingNumber }) => (
          <span className="block truncate" title={[carrierName, trackingNumber].filter(Boolean).join(' · ')}>
            <span className="select-all">{trackingNumber || none}</span>{' '}
            <span className="text-xs text-ink-faint">{carrierName}</span>
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        numeric: true,
        width: 104,
        phone: 'end',
        cell: (one) => <span className="font-medium">{amount(one.amount)}</span>,
      },
      {
        id: 'expected',
        header: t('column.expected'),
        width: 132,
        phone: 'none',
        cell: ({ creditExpected, state }) => (state === 'ACCEPTED' && creditExpected) || none,
      },
      {
        id: 'credited',
        header: t('column.credited'),
        width: 128,
        phone: 'none',
        cell: ({ creditTime }) => moment(creditTime),
      },
      {
        id: 'requestTime',
        header: t('column.requested'),
        sortable: true,
        width: 128,
        card: ({ requestTime }) => formats.messageTime(requestTime),
        cell: ({ requestTime }) => moment(requestTime),
      },
    ];
  }, [t, formats, amount]);
}

/** The voids of labels, with status and expected credit date (spec §2, "Void Label History"). */
function useVoidList(): ListDefinition<LabelVoid, VoidSort, VoidFilters> {
  const { t } = useTranslation('shippingVoids');
  const amount = useAmount();
  const exportVoids = useVoidExport();
  const again = useVoidAgain();
  return {
    id: 'void-labels',
    title: t('title'),
    label: t('title'),
    address: voidAddress,
    page: useVoidPages(),
    export: exportVoids,
    exportChosen: exportVoids,
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<Undo2 />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ voidId }) => voidId,
    rowName: ({ shipmentNo }) => shipmentNo,
    columns: useVoidColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('column.state'),
      allLabel: t('all'),
      items: voidStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    },
    filters: [
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('from'), to: t('to') },
        fold: t('column.requested'),
      },
    ],
    acts: [
      {
        id: 'again',
        label: t('again'),
        icon: RotateCcw,
        can: ({ isRetryable }) => isRetryable,
        each: (one) => again.mutateAsync(one),
      },
      copyAct(
        t('copyTracking'),
        ({ trackingNumber }) => trackingNumber,
        (count) => t('copied', { count }),
      ),
    ],
    totals: (rows) => ({
      amount: [...Map.groupBy(rows, (row) => row.amount.currency)]
        .map(([currency, of]) =>
          amount({ currency, minor: of.reduce((sum, row) => sum + row.amount.minor, 0) }),
        )
        .join(' + '),
    }),
    peek: {
      title: ({ shipmentNo }) => t('one', { no: shipmentNo }),
      body: (one) => <VoidPeek key={one.voidId} one={one} />,
    },
  };
}

/** Void label history: an entry of the menus of sellers and of resellers' clients (spec §2). */
export function VoidHistoryPage() {
  return <ListPage list={useVoidList()} />;
}
