import type { StatementLine } from '@lading/contracts/funds';
import { Ago } from '@lading/sub-app-kit/components/ago';
import type { ListColumn, ListDefinition } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExplainedAmount } from './explained-amount.tsx';
import {
  ledgerAddress,
  lineKinds,
  useLedgerExport,
  useLedgerPages,
  type LedgerFilters,
  type LedgerSort,
} from './postage-queries.ts';

/** What a person knows the cause of a line by, the most telling first. */
const namingDetails = ['shipmentNo', 'orderNo', 'reference', 'service', 'trackingNumber'] as const;

const causeOf = ({ detail }: StatementLine): string =>
  namingDetails.flatMap((name) => (detail[name] === undefined ? [] : [String(detail[name])])).join(' · ');

function useLedgerColumns(): ListColumn<StatementLine>[] {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  return useMemo(
    () => [
      {
        id: 'time',
        header: t('ledger.time'),
        sortable: true,
        width: 128,
        cell: ({ time }) => <Ago moment={time} />,
      },
      {
        id: 'kind',
        header: t('ledger.kind'),
        width: 170,
        grow: 1,
        cell: ({ kind }) => <span className="block truncate">{t(`kind.${kind}`)}</span>,
      },
      {
        id: 'cause',
        header: t('ledger.cause'),
        width: 200,
        grow: 4,
        cell: (line) => (
          <span className="block truncate text-ink-muted" title={causeOf(line)}>
            {causeOf(line)}
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('ledger.amount'),
        numeric: true,
        width: 120,
        phone: 'end',
        cell: (line) => (
          <span className={cx('font-medium', line.amount.minor > 0 && 'text-success-ink')}>
            {amount(line.amount, { signed: true })}
          </span>
        ),
      },
      {
        id: 'balance',
        header: t('ledger.balance'),
        numeric: true,
        width: 120,
        phone: 'none',
        cell: ({ balance }) => (
          <span className={balance.minor < 0 ? 'text-danger-ink' : 'text-ink-muted'}>{amount(balance)}</span>
        ),
      },
    ],
    [t, amount],
  );
}

/** The ledger of the postage wallet; a row opens the explanation of its amount (decision D17). */
export function useLedgerList(): ListDefinition<StatementLine, LedgerSort, LedgerFilters> {
  const { t } = useTranslation('funds');
  const formats = useFormats();
  const amount = useAmount();
  return {
    id: 'postage',
    title: t('title'),
    label: t('ledger.label'),
    address: ledgerAddress,
    page: useLedgerPages(),
    export: useLedgerExport(),
    failedTitle: t('ledger.failed'),
    empty: (
      <EmptyState
        icon={<ReceiptText />}
        title={t('ledger.empty')}
        action={<Button render={<Link to="/postage/add" />}>{t('addFunds')}</Button>}
      >
        {t('ledger.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ transactionId }) => transactionId,
    rowName: (line) =>
      t('ledger.name', {
        kind: t(`kind.${line.kind}`),
        amount: amount(line.amount, { signed: true }),
        time: formats.time(line.time),
      }),
    columns: useLedgerColumns(),
    search: { label: t('ledger.search'), placeholder: t('ledger.searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('ledger.kind'),
        isLabelled: true,
        anyLabel: t('ledger.anyKind'),
        options: lineKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      { kind: 'days', from: 'from', to: 'to', labels: { from: t('ledger.from'), to: t('ledger.to') } },
    ],
    peek: {
      title: (line) => t('explain.title', { amount: amount(line.amount, { signed: true }) }),
      body: (line) => <ExplainedAmount key={line.transactionId} transactionId={line.transactionId} />,
    },
  };
}
