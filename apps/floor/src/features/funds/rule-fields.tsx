import { feeCodes, fees, type RateRule } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { Plus, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addedTier, changedRule, faultsOfRule, isTiered, modelsOf } from './rule-rules.ts';

interface RuleFieldsProps {
  /** From 1: its position on the card, by which refusals name it. */
  number: number;
  rule: RateRule;
  /** Saving was tried, so errors are shown. */
  isJudged: boolean;
  onChange: (rule: RateRule) => void;
  onRemove: () => void;
}

/** One rule of a draft: the charge, how it is priced, and its limits. */
export function RuleFields({ number, rule, isJudged, onChange, onRemove }: RuleFieldsProps) {
  const { t } = useTranslation(['fundsMoney', 'fundsBilling']);
  const locale = languageTag(useLanguage());
  const faults = faultsOfRule(rule);
  const set = (part: Partial<RateRule>) => onChange({ ...rule, ...part });
  const errorOf = (path: string, text: string) => (isJudged && faults.has(path) ? { error: text } : {});
  const price = { inputMode: 'decimal', autoComplete: 'off', className: 'w-32' } as const;
  return (
    <fieldset
      aria-label={t('card.rule', { number })}
      className="rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <p aria-hidden="true" className="text-sm font-semibold text-ink">
          {t('card.rule', { number })}
        </p>
        <IconButton label={t('card.removeRule', { number })} icon={<Trash2 />} onClick={onRemove} />
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <Select
          label={t('card.fee')}
          value={rule.fee}
          onValueChange={(fee) => onChange(changedRule(rule, { fee }))}
          options={feeCodes.map((fee) => ({ value: fee, label: t(`fundsBilling:fee.${fee}`) }))}
          className="w-64 max-sm:w-full"
        />
        <Select
          label={t('card.model')}
          value={rule.model}
          onValueChange={(model) => onChange(changedRule(rule, { model }))}
          options={modelsOf(rule.fee).map((model) => ({ value: model, label: t(`card.models.${model}`) }))}
          className="w-52 max-sm:w-full"
        />
        {isTiered(rule.model) ? null : (
          <TextField
            {...price}
            label={t('card.price')}
            value={rule.price}
            onValueChange={(text) => set({ price: text.trim() })}
            {...errorOf('price', t('card.invalidPrice'))}
          />
        )}
        {rule.model === 'PACKAGE' ? (
          <NumberField
            label={t('card.packageSize')}
            value={rule.packageSize}
            onValueChange={(size) => set({ packageSize: size ?? 0 })}
            min={1}
            decimals={0}
            locale={locale}
            className="w-32"
            {...errorOf('packageSize', t('card.invalidNumber'))}
          />
        ) : null}
      </div>
      {isTiered(rule.model) ? <Steps rule={rule} onChange={onChange} errorOf={errorOf} /> : null}
      {rule.model === 'AGE' ? null : (
        <details className="mt-3 text-sm text-ink">
          <summary className="w-fit cursor-pointer rounded-sm text-ink-muted hover:text-ink">
            {t('card.more')}
          </summary>
          <div className="mt-2 flex flex-wrap items-start gap-3">
            <NumberField
              label={t('card.free')}
              value={rule.free}
              onValueChange={(free) => set({ free: free ?? 0 })}
              min={0}
              decimals={0}
              locale={locale}
              className="w-36"
            />
            {(['minimum', 'maximum'] as const).map((bound) => (
              <TextField
                key={bound}
                {...price}
                label={t(`card.${bound}`)}
                value={rule[bound] ?? ''}
                onValueChange={(text) => set({ [bound]: text.trim() || null })}
                {...errorOf(
                  bound,
                  /^\d+(\.\d{1,6})?$/.test(rule[bound] ?? '')
                    ? t('card.invalidMaximum')
                    : t('card.invalidPrice'),
                )}
              />
            ))}
            {fees[rule.fee].by === 'unit'
              ? (['gramsFrom', 'gramsBelow'] as const).map((bound) => (
                  <NumberField
                    key={bound}
                    label={t(`card.${bound}`)}
                    value={rule[bound] || null}
                    onValueChange={(grams) =>
                      set(bound === 'gramsFrom' ? { gramsFrom: grams ?? 0 } : { gramsBelow: grams })
                    }
                    min={0}
                    decimals={0}
                    locale={locale}
                    className="w-36"
                    {...errorOf(bound, t('card.invalidNumber'))}
                  />
                ))
              : null}
          </div>
        </details>
      )}
    </fieldset>
  );
}

type ErrorOf = (path: string, text: string) => { error?: string };

/** The steps of a price; the last one has no end. */
function Steps(given: { rule: RateRule; onChange: (rule: RateRule) => void; errorOf: ErrorOf }) {
  const { rule, onChange, errorOf } = given;
  const { t } = useTranslation('fundsMoney');
  const locale = languageTag(useLanguage());
  const { tiers } = rule;
  const set = (at: number, part: Partial<(typeof tiers)[number]>) =>
    onChange({ ...rule, tiers: tiers.with(at, { ...tiers[at]!, ...part }) });
  const outOfOrder = errorOf('tiers', t('card.invalidSteps')).error;
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-medium text-ink">{t('card.tiers')}</legend>
      <ol className="mt-1 grid gap-2">
        {tiers.map((tier, at) => (
          // A step's key is its position: those after it move up.
          <li key={at} className="flex flex-wrap items-start gap-3">
            {tier.upTo === null ? (
              <p className="w-36 pt-8 text-sm text-ink-muted">{t('card.rest')}</p>
            ) : (
              <NumberField
                label={rule.model === 'AGE' ? t('card.upToDay') : t('card.upTo')}
                value={tier.upTo}
                onValueChange={(upTo) => set(at, { upTo: upTo ?? 0 })}
                min={1}
                decimals={0}
                locale={locale}
                className="w-36"
                {...errorOf(`tiers.${at}.upTo`, t('card.invalidNumber'))}
              />
            )}
            <TextField
              label={t('card.price')}
              value={tier.price}
              onValueChange={(text) => set(at, { price: text.trim() })}
              inputMode="decimal"
              autoComplete="off"
              className="w-32"
              {...errorOf(`tiers.${at}.price`, t('card.invalidPrice'))}
            />
            {tier.upTo === null ? null : (
              <IconButton
                className="mt-6"
                label={t('card.removeTier', { number: at + 1 })}
                icon={<X />}
                onClick={() => onChange({ ...rule, tiers: tiers.toSpliced(at, 1) })}
              />
            )}
          </li>
        ))}
      </ol>
      {outOfOrder ? <p className="mt-1 text-sm text-danger-ink">{outOfOrder}</p> : null}
      <Button size="small" className="mt-2" onClick={() => onChange(addedTier(rule))}>
        <Plus aria-hidden="true" />
        {t('card.addTier')}
      </Button>
    </fieldset>
  );
}
