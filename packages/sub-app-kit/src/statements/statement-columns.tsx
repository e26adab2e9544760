import type { StatementLine } from '@lading/contracts/funds';
import { cx } from '@lading/ui/cx';
import { Ago } from '../components/ago.tsx';
import type { ListColumn } from '../list/index.ts';
import type { WriteAmount } from '../use-amount.ts';

/** The texts of a wallet's statement. */
interface StatementTexts {
  headings: Record<'time' | 'kind' | 'cause' | 'amount' | 'balance', string>;
  kindOf: (line: StatementLine) => string;
  /** The reference of a line, as shown to people. */
  causeOf: (line: StatementLine) => string;
  amount: WriteAmount;
}

/** The columns of a wallet's statement: when, what, reference, amount, and the new balance (decision D17). */
export const statementColumns = ({
  headings,
  kindOf,
  causeOf,
  amount,
}: StatementTexts): ListColumn<StatementLine>[] => [
  {
    id: 'time',
    header: headings.time,
    sortable: true,
    width: 128,
    cell: ({ time }) => <Ago moment={time} className="text-ink-muted" />,
  },
  {
    id: 'kind',
    header: headings.kind,
    width: 170,
    grow: 1,
    cell: (line) => <span className="block truncate">{kindOf(line)}</span>,
  },
  {
    id: 'cause',
    header: headings.cause,
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
    header: headings.amount,
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
    header: headings.balance,
    numeric: true,
    width: 120,
    phone: 'none',
    cell: ({ balance }) => (
      <span className={balance.minor < 0 ? 'text-danger-ink' : 'text-ink-muted'}>{amount(balance)}</span>
    ),
  },
];
