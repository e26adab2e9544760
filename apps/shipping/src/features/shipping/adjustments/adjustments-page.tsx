import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adjustmentStates, type Adjustment, type AdjustmentState } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { AdjustmentBadge, useMeasured } from './adjustment-looks.tsx';
import {
  adjustmentAddress,
  useAdjustmentExport,
  useAdjustmentPages,
  type AdjustmentFilters,
  type AdjustmentSort,
} from './adjustment-queries.ts';
import { labelColumns } from '../label-list.tsx';

const AdjustmentPeek = late(async () => (await import('./adjustment-peek.tsx')).AdjustmentPeek);

function useAdjustmentColumns(): ListColumn<Adjustment>[] {
  const { t } = useTranslation('shippingAdjustments');
  const amount = useAmount();
  const measured = useMeasured();
  return useMemo<ListColumn<Adjustment>[]>(
    () => [
      ...labelColumns<AdjustmentState>(
        { shipment: t('column.shipment'), state: t('column.state') },
        (state) => <AdjustmentBadge state={state} />,
      ),
      {
        id: 'reason',
        header: t('column.reason'),
        width: 100,
        grow: 1,
        phone: 'none',
        cell: ({ reason }) => t(`reason.${reason}`),
      },
      {
        id: 'measured',
        header: t('column.measured'),
        width: 128,
        grow: 2,
        phone: 'none',
        cell: ({ declared, measured: found, reason }) => (
          <span className="block truncate">
            <span className="text-ink-muted">{measured(declared, reason)}</span> → {measured(found, reason)}
          </span>
        ),
      },
      {
        id: 'was',
        header: t('column.was'),
        numeric: true,
        width: 100,
        phone: 'none',
        cell: ({ was }) => <span className="text-ink-muted">{amount(was)}</span>,
      },
      {
        id: 'now',
        header: t('column.now'),
        numeric: true,
        width: 100,
        phone: 'none',
        cell: ({ now }) => amount(now),
      },
      {
        id: 'difference',
        header: t('column.difference'),
        numeric: true,
        width: 112,
        phone: 'end',
        cell: ({ difference }) => <span className="font-medium">{amount(difference, { signed: true })}</span>,
      },
      {
        id: 'chargedTime',
        header: t('column.charged'),
        sortable: true,
        width: 128,
        cell: ({ chargedTime }) => <Ago moment={chargedTime} className="text-ink-muted" />,
      },
    ],
    [t, amount, measured],
  );
}

/** Later charges by carriers: declared and measured values, and disputes. */
function useAdjustmentList(): ListDefinition<Adjustment, AdjustmentSort, AdjustmentFilters> {
  const { t } = useTranslation('shippingAdjustments');
  const exportAdjustments = useAdjustmentExport();
  return {
    id: 'adjustments',
    title: t('title'),
    label: t('title'),
    address: adjustmentAddress,
    page: useAdjustmentPages(),
    export: exportAdjustments,
    exportChosen: exportAdjustments,
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<Scale />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ adjustmentId }) => adjustmentId,
    rowName: ({ shipmentNo }) => shipmentNo,
    columns: useAdjustmentColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('column.state'),
      allLabel: t('all'),
      items: adjustmentStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    },
    filters: [{ kind: 'days', from: 'from', to: 'to', labels: { from: t('from'), to: t('to') } }],
    peek: {
      title: ({ shipmentNo }) => t('one', { no: shipmentNo }),
      body: (one) => <AdjustmentPeek key={one.adjustmentId} one={one} />,
    },
  };
}

/** Later charges by carriers, reached from Postage. */
export function AdjustmentsPage() {
  const { t } = useTranslation(['shippingAdjustments', 'funds']);
  const list = useAdjustmentList();
  const crumbs = (
    <Breadcrumb
      label={t('funds:crumbs')}
      items={[{ label: t('funds:title'), link: <Link to="/postage" /> }, { label: list.title }]}
    />
  );
  return <ListPage list={list} crumbs={crumbs} />;
}
