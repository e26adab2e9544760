import { feeCodes, type ChargeRow } from '@lading/contracts/funds';
import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge } from '@lading/ui/status-badge';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import {
  chargeAddress,
  useCharge,
  useChargePages,
  type ChargeFilters,
  type ChargeSort,
} from './billing-queries.ts';
import { ChargeExplained } from '@lading/sub-app-kit/invoices';
import { UnbilledStrip } from './unbilled-strip.tsx';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';

/** The name of a row: its charge, or the event that was not charged. */
function useRowName(): (row: ChargeRow) => string {
  const { t } = useTranslation(['fundsBilling', 'warehouse']);
  return ({ fee, eventKind, subjectNo }) =>
    [fee ? t(`fee.${fee}`) : eventKind ? t(`warehouse:event.${eventKind}`) : '', subjectNo]
      .filter(Boolean)
      .join(' · ');
}

function useChargeColumns(): ListColumn<ChargeRow>[] {
  const { t } = useTranslation(['fundsBilling', 'warehouse']);
  const formats = useFormats();
  const exact = useExactAmount();
  return useMemo(
    () => [
      { id: 'day', header: t('column.day'), sortable: true, width: 112, cell: ({ day }) => day },
      {
        id: 'fee',
        header: t('column.fee'),
        width: 200,
        grow: 3,
        cell: ({ fee, eventKind }) => (
          <span className="block truncate">
            {fee ? t(`fee.${fee}`) : eventKind ? t(`warehouse:event.${eventKind}`) : ''}
          </span>
        ),
      },
      {
        id: 'subject',
        header: t('column.subject'),
        width: 130,
        grow: 1,
        cell: ({ subjectNo, skuCode }) => <span className="block truncate">{subjectNo ?? skuCode}</span>,
      },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 150,
        grow: 1,
        phone: 'none',
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        id: 'quantity',
        header: t('column.quantity'),
        numeric: true,
        width: 110,
        phone: 'none',
        cell: ({ quantity, outcome }) =>
          outcome === 'CHARGED' ? formats.number(Number(quantity), { maximumFractionDigits: 3 }) : '',
      },
      {
        id: 'amount',
        header: t('column.amount'),
        numeric: true,
        width: 124,
        phone: 'end',
        cell: ({ amount, currency, outcome }) => (outcome === 'CHARGED' ? exact(amount, currency) : ''),
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 170,
        grow: 2,
        phone: 'none',
        cell: ({ outcome, reason, isPosted }) =>
          outcome === 'CHARGED' ? (
            <StatusBadge status={isPosted ? 'success' : 'waiting'}>
              {isPosted ? t('posted.yes') : t('posted.no')}
            </StatusBadge>
          ) : (
            <span className="block truncate text-ink-muted" title={t(`reason.${reason}`)}>
              {t(`reason.${reason}`)}
            </span>
          ),
      },
    ],
    [t, formats, exact],
  );
}

export function useChargeList(): ListDefinition<ChargeRow, ChargeSort, ChargeFilters> {
  const { t } = useTranslation(['fundsBilling', 'shellMenu']);
  const exact = useExactAmount();
  const name = useRowName();
  return {
    id: 'warehouse-charges',
    title: t('shellMenu:main.warehouseBilling'),
    label: t('charges.label'),
    address: chargeAddress,
    page: useChargePages(),
    failedTitle: t('charges.failed'),
    empty: (
      <EmptyState icon={<ReceiptText />} title={t('charges.empty')}>
        {t('charges.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ rowId }) => rowId,
    rowName: name,
    columns: useChargeColumns(),
    search: { label: t('charges.search'), placeholder: t('charges.searchHint') },
    tabs: {
      name: 'outcome',
      label: t('charges.outcomes'),
      allLabel: t('outcome.CHARGED'),
      items: (['UNRATED', 'FREE'] as const).map((value) => ({ value, label: t(`outcome.${value}`) })),
    },
    filters: [
      {
        kind: 'choice',
        name: 'warehouse',
        label: t('column.warehouse'),
        anyLabel: t('anyWarehouse'),
        options: useWarehouseOptions(),
      },
      {
        kind: 'choice',
        name: 'fee',
        label: t('column.fee'),
        anyLabel: t('charges.anyFee'),
        options: feeCodes.map((value) => ({ value, label: t(`fee.${value}`) })),
      },
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('from'), to: t('to') },
        fold: t('column.day'),
      },
    ],
    peek: {
      title: (row) =>
        row.chargeId ? t('explain.title', { amount: exact(row.amount, row.currency) }) : name(row),
      body: (row) =>
        row.chargeId ? (
          <Explained key={row.rowId} chargeId={row.chargeId} />
        ) : (
          <p className="text-sm text-ink">{t(`reason.${row.reason}`)}</p>
        ),
    },
  };
}

function Explained({ chargeId }: { chargeId: string }) {
  return <ChargeExplained query={useCharge(chargeId)} subjectLink={(kind, id) => `/app/${kind}/${id}`} />;
}

/** The charges of warehouses: open amounts, and every charge down to the underlying scans. */
export function BillingPage() {
  const { t } = useTranslation('fundsBilling');
  return (
    <ListPage
      list={useChargeList()}
      actions={
        <>
          <Button render={<Link to="/app/funds/invoices">{t('charges.invoices')}</Link>} />
          <Button render={<Link to="/app/funds/transactions">{t('charges.transactions')}</Link>} />
        </>
      }
    >
      <UnbilledStrip />
    </ListPage>
  );
}
