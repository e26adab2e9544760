import { currencyFormat } from '@lading/contracts/core';
import type { RateRule } from '@lading/contracts/funds';
import { useTranslation } from 'react-i18next';
import { useFormats } from './use-formats.ts';

/** Formats an exact amount, with up to its six decimals: `$1.35`, `$0.493828`. */
export function useExactAmount(): (amount: string, currency: string) => string {
  const formats = useFormats();
  return (amount, currency) =>
    formats.number(Number(amount), { ...currencyFormat(currency), maximumFractionDigits: 6 });
}

/** How a rule computes, in sentences: its price or steps, free quantities, bounds. */
export function useRuleText(): (rule: RateRule, currency: string) => string[] {
  const { t } = useTranslation('fundsBilling');
  const exact = useExactAmount();
  return (rule, currency) => {
    const price = exact(rule.price, currency);
    const steps = rule.tiers.map((tier) => {
      const step = { price: exact(tier.price, currency), upTo: tier.upTo ?? 0 };
      if (rule.model === 'AGE')
        return tier.upTo === null ? t('explain.ageRest', step) : t('explain.age', step);
      return tier.upTo === null ? t('explain.tierRest', step) : t('explain.tier', step);
    });
    const base = {
      FLAT: [t('explain.flat', { price })],
      UNIT: [t('explain.price', { price })],
      PACKAGE: [t('explain.package', { price, size: rule.packageSize })],
      GRADUATED: steps,
      VOLUME: steps,
      AGE: steps,
    }[rule.model];
    return [
      ...base,
      ...(rule.free > 0 ? [t('explain.free', { count: rule.free })] : []),
      ...(rule.minimum === null ? [] : [t('explain.minimum', { price: exact(rule.minimum, currency) })]),
      ...(rule.maximum === null ? [] : [t('explain.maximum', { price: exact(rule.maximum, currency) })]),
    ];
  };
}
