import type { ExplainedTransaction } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useTranslation } from 'react-i18next';

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

/** The cost of a label, line by line, next to its quote: traces an entry back to its rate. */
export function ExplainedLabel({ label }: { label: NonNullable<ExplainedTransaction['label']> }) {
  const { t } = useTranslation(['funds', 'shippingRates']);
  const amount = useAmount();
  const { quoted, charged, lines } = label;
  return (
    <dl>
      {lines.map((one, at) => (
        <div key={`${at}-${one.kind}`} className={line}>
          <dt className="text-ink-muted">{t(`shippingRates:line.${one.kind}`)}</dt>
          <dd className="text-ink tabular-nums">{amount(one.amount)}</dd>
        </div>
      ))}
      <div className={`${line} mt-1 border-t border-line pt-2 text-ink-muted`}>
        <dt>{t('explain.quoted')}</dt>
        <dd className="tabular-nums">{amount(quoted)}</dd>
      </div>
      {charged ? (
        <div className={`${line} font-medium text-ink`}>
          <dt>{t('explain.charged')}</dt>
          <dd className="tabular-nums">{amount(charged)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
