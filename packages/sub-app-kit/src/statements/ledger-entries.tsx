import type { ExplainedTransaction } from '@lading/contracts/funds';
import { useAmount } from '../use-amount.ts';

type Entry = ExplainedTransaction['entries'][number];

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

interface LedgerEntriesProps {
  entries: readonly Entry[];
  accountOf: (entry: Entry) => string;
  sumLabel: string;
}

/** The entries of a transaction, which sum to zero (decision D17). */
export function LedgerEntries({ entries, accountOf, sumLabel }: LedgerEntriesProps) {
  const amount = useAmount();
  const zero = entries[0] && { ...entries[0].amount, minor: 0 };
  return (
    <dl>
      {entries.map((entry, at) => (
        <div key={`${at} ${entry.account}`} className={line}>
          <dt className="text-ink-muted">{accountOf(entry)}</dt>
          <dd className="text-ink tabular-nums">{amount(entry.amount, { signed: true })}</dd>
        </div>
      ))}
      <div className={`${line} mt-1 border-t border-line pt-2 font-medium`}>
        <dt>{sumLabel}</dt>
        <dd className="tabular-nums">{amount(zero)}</dd>
      </div>
    </dl>
  );
}
