import { decimalText, type Money } from '@lading/contracts/core';
import type { ExplainedCharges as ChargesOfRule } from '@lading/contracts/funds';
import { useExactAmount, useRuleText } from '@lading/sub-app-kit/rate-rule-text';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';

const places = 6;

/** A decimal text of at most six places as a whole number of 10⁻⁶. */
function microsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const micros = BigInt(whole + fraction.padEnd(places, '0'));
  return text.startsWith('-') ? -micros : micros;
}

function textOf(micros: bigint): string {
  const digits = (micros < 0n ? -micros : micros).toString().padStart(places + 1, '0');
  return `${micros < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** What charges come to exactly, and what whole cents differ by from that: null for nothing. Both as decimal texts. */
export function chargesTotal(
  charges: readonly Pick<ChargesOfRule, 'amount'>[],
  taken: Money,
): { sum: string; rounding: string | null } {
  const sum = charges.reduce((total, { amount }) => total + microsOf(amount), 0n);
  const rounding = microsOf(decimalText(taken)) - sum;
  return { sum: textOf(sum), rounding: rounding === 0n ? null : textOf(rounding) };
}

const line = 'flex items-baseline justify-between gap-4 py-1 text-sm';

interface ExplainedChargesProps {
  charges: readonly ChargesOfRule[];
  /** What they came to in whole cents. */
  taken: Money;
}

/** The charges behind an amount, by rule of the rate card: what was counted, what it cost exactly, and how that was rounded to cents. */
export function ExplainedCharges({ charges, taken }: ExplainedChargesProps) {
  const { t } = useTranslation('fundsBilling');
  const formats = useFormats();
  const amount = useAmount();
  const exact = useExactAmount();
  const ruleText = useRuleText();
  const { currency } = taken;
  const { sum, rounding } = chargesTotal(charges, taken);
  return (
    <dl>
      {charges.map(({ fee, cardName, rule, quantity, amount: cost }, at) => (
        <div key={`${at}-${fee}`} className={line}>
          <dt className="min-w-0 text-ink">
            {t('statement.counted', {
              fee: t(`fee.${fee}`),
              quantity: formats.number(Number(quantity), { maximumFractionDigits: 6 }),
            })}
            <span className="block text-xs text-ink-muted">
              {[...(rule ? ruleText(rule, currency) : []), cardName].filter(Boolean).join(' · ')}
            </span>
          </dt>
          <dd className="shrink-0 text-ink tabular-nums">{exact(cost, currency)}</dd>
        </div>
      ))}
      {rounding === null ? null : (
        <>
          <div className={`${line} mt-1 border-t border-line pt-2 text-ink-muted`}>
            <dt>{t('statement.exactSum')}</dt>
            <dd className="tabular-nums">{exact(sum, currency)}</dd>
          </div>
          <div className={`${line} text-ink-muted`}>
            <dt>{t('statement.rounding')}</dt>
            <dd className="tabular-nums">{exact(rounding, currency)}</dd>
          </div>
        </>
      )}
      <div className={`${line} border-t border-line pt-2 font-medium text-ink`}>
        <dt>{t('statement.chargesTotal')}</dt>
        <dd className="tabular-nums">{amount(taken)}</dd>
      </div>
    </dl>
  );
}
