import type { ExplainedTransaction } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useTranslation } from 'react-i18next';

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

/** What labels cost before and after their carrier measured them: the difference is what was charged, or credited. */
export function ExplainedAdjustment({
  adjustment,
}: {
  adjustment: NonNullable<ExplainedTransaction['adjustment']>;
}) {
  const { t } = useTranslation(['funds', 'shippingAdjustments']);
  const amount = useAmount();
  const { reason, was, now, refundedBefore } = adjustment;
  const difference = { ...now, minor: now.minor - was.minor };
  return (
    <dl>
      <div className={line}>
        <dt className="text-ink-muted">{t('detail.reason')}</dt>
        <dd className="text-ink">{t(`shippingAdjustments:reason.${reason}`)}</dd>
      </div>
      {[
        { name: 'was' as const, value: was },
        { name: 'now' as const, value: now },
      ].map(({ name, value }) => (
        <div key={name} className={line}>
          <dt className="text-ink-muted">{t(`explain.${name}`)}</dt>
          <dd className="text-ink tabular-nums">{amount(value)}</dd>
        </div>
      ))}
      <div className={`${line} mt-1 border-t border-line pt-2 font-medium text-ink`}>
        <dt>{t('explain.difference')}</dt>
        <dd className="tabular-nums">{amount(difference, { signed: true })}</dd>
      </div>
      {refundedBefore.minor === 0 ? null : (
        <div className={`${line} text-ink-muted`}>
          <dt>{t('explain.refundedBefore')}</dt>
          <dd className="tabular-nums">{amount(refundedBefore)}</dd>
        </div>
      )}
    </dl>
  );
}
