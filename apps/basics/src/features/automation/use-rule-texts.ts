import type { Criterion, RuleAction, RuleChange, RuleDraft } from '@lading/contracts/automation';
import { ownHoldReasons } from '@lading/contracts/orders';
import { storeChannel } from '@lading/contracts/stores';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { languageTag } from '@lading/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useRuleStores, useRuleWarehouses } from './automation-queries.ts';
import { clockText } from './clock-text.ts';

/** Rules and their effects, as sentences in the reader's language. */
export function useRuleTexts() {
  const { t } = useTranslation(['automation', 'orders', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  const locale = languageTag(useLanguage());
  const stores = useRuleStores().data;
  const warehouses = useRuleWarehouses().data;
  const presets = useShippingDefaults().data?.presets;

  const choice = new Intl.ListFormat(locale, { type: 'disjunction' });
  const every = new Intl.ListFormat(locale, { type: 'conjunction' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // January 4, 1970 was a Sunday.
  const dayName = (day: number) => weekday.format(new Date(Date.UTC(1970, 0, 4 + day)));
  // Something that is not loaded may still exist.
  const missing = (list: unknown) => (list ? t('says.unknown') : t('common:state.none'));
  const storeName = (id: string) => stores?.find(({ storeId }) => storeId === id)?.name ?? missing(stores);
  const warehouseName = (id: string) =>
    warehouses?.find(({ warehouseId }) => warehouseId === id)?.name ?? missing(warehouses);
  const presetName = (id: string) =>
    presets?.find(({ presetId }) => presetId === id)?.name ?? missing(presets);
  const channelName = (code: number) => {
    const { name, zhName } = storeChannel(code);
    return formats.pick(name, zhName);
  };

  /** A fact within a sentence. */
  const factName = (fact: Criterion['fact']) => {
    const name = t(`fact.${fact}`);
    return name.charAt(0).toLowerCase() + name.slice(1);
  };
  const listed = (fact: Criterion['fact'], is: 'in' | 'not-in', values: readonly string[]) =>
    t(is === 'in' ? 'says.list' : 'says.notList', { fact: factName(fact), values: choice.format(values) });
  function ranged(
    fact: Criterion['fact'],
    { min, max }: { min: number | null; max: number | null },
    write: (value: number) => string,
  ) {
    const about = {
      fact: factName(fact),
      min: min === null ? '' : write(min),
      max: max === null ? '' : write(max),
    };
    if (min !== null && max !== null) return t('says.between', about);
    return t(min === null ? 'says.atMost' : 'says.atLeast', about);
  }

  function criterion(one: Criterion): string {
    switch (one.fact) {
      case 'store':
        return listed(one.fact, one.is, one.storeIds.map(storeName));
      case 'channel':
        return listed(one.fact, one.is, one.channels.map(channelName));
      case 'country':
        return listed(one.fact, one.is, one.countries.map(formats.country));
      case 'state':
        return listed(one.fact, one.is, one.states);
      case 'zip':
        return t('says.zip', { from: one.from, to: one.to });
      case 'residential':
        return t(one.is ? 'says.residential' : 'says.business');
      case 'weight':
        return ranged(one.fact, one, (value) => `${formats.number(value)} ${one.unit}`);
      case 'value':
        return ranged(one.fact, one, (value) => formats.money(value, one.currency));
      case 'quantity':
      case 'lines':
        return ranged(one.fact, one, formats.number);
      case 'sku': {
        const { how, skus } = one;
        if (how === 'any') return t('says.skuAny', { values: choice.format(skus) });
        return t(how === 'all' ? 'says.skuAll' : 'says.skuOnly', { values: every.format(skus) });
      }
      case 'tag': {
        const { how, tags } = one;
        if (how === 'all') return t('says.tagAll', { values: every.format(tags) });
        return t(how === 'any' ? 'says.tagAny' : 'says.tagNone', { values: choice.format(tags) });
      }
      case 'service':
        return t('says.service', { words: one.contains });
      case 'shipBy':
        return t('says.shipBy', { count: one.days });
      case 'ordered':
        return t('says.ordered', {
          days: choice.format(one.days.toSorted((a, b) => a - b).map(dayName)),
          from: clockText(one.from),
          to: clockText(one.to),
        });
      case 'cod':
        return t(one.is ? 'says.cod' : 'says.notCod');
    }
  }

  const rate = ({
    rule,
    atMost,
  }: {
    rule: 'cheapest' | 'fastest';
    atMost: Parameters<typeof amount>[0] | null;
  }) => (atMost ? t('says.upTo', { way: t(`says.${rule}`), amount: amount(atMost) }) : t(`says.${rule}`));

  function action(one: RuleAction): string {
    switch (one.do) {
      case 'service':
        return t('says.setService', { carrier: one.carrierName, service: one.serviceCode });
      case 'rate':
        return rate(one);
      case 'preset':
        return t('says.preset', { name: presetName(one.presetId) });
      case 'insure':
        return one.amount === null
          ? t('says.insureAll')
          : t('says.insure', { amount: formats.number(one.amount, { minimumFractionDigits: 2 }) });
      case 'signature':
        return one.type === 'none'
          ? t('says.noSignature')
          : t('says.signature', { type: t(`signatures.${one.type}`) });
      case 'tag':
        return t('says.tag', { tag: one.tag });
      case 'hold': {
        const reason = t(`orders:reason.${one.reason}`);
        return one.days === null
          ? t('says.hold', { reason })
          : t('says.holdDays', { count: one.days, reason });
      }
      case 'note':
        return t('says.note', { note: one.note });
      case 'warehouse':
        return t('says.warehouse', { name: warehouseName(one.warehouseId) });
    }
  }

  type Way = Extract<RuleChange, { field: 'way' }>['to'];
  function way({ carrierName, serviceCode, plan }: Way): string {
    if (plan?.by === 'rate') return rate(plan);
    if (plan?.by === 'preset') return t('changed.preset', { name: presetName(plan.presetId) });
    return [carrierName, serviceCode].filter(Boolean).join(' ') || t('changed.asAsked');
  }

  const signatureName = (type: string | null | undefined) =>
    type === 'none' || type === 'signature' || type === 'adult'
      ? t(`signatures.${type}`)
      : (type ?? t('changed.asAsked'));

  /** The old and the new value of a field; the old one is null if it only has a new value. */
  function change(one: RuleChange): { from: string | null; to: string } {
    const none = t('changed.none');
    switch (one.field) {
      case 'way':
        return { from: way(one.from), to: way(one.to) };
      case 'insurance': {
        const written = (value: number | null) =>
          value === null ? none : formats.number(value, { minimumFractionDigits: 2 });
        return { from: written(one.from), to: written(one.to) };
      }
      case 'signature':
        return { from: signatureName(one.from), to: signatureName(one.to) };
      case 'tag':
      case 'note':
        return { from: null, to: one.to };
      case 'hold': {
        const { reason, days } = one.to;
        return {
          from: null,
          to: action({
            do: 'hold',
            reason: ownHoldReasons.find((own) => own === reason) ?? 'OTHER',
            days,
            note: '',
          }),
        };
      }
      case 'warehouse': {
        const named = (id: string | null) => (id === null ? none : warehouseName(id));
        return { from: named(one.from), to: named(one.to) };
      }
    }
  }

  /** The criteria of a rule as one clause. */
  function conditions({ match, items }: RuleDraft['criteria']): string {
    if (items.length === 0) return t('everyOrder');
    const joined = (texts: readonly string[], how: 'ALL' | 'ANY') =>
      texts.join(t(how === 'ALL' ? 'and' : 'or'));
    const texts = items.map((one) =>
      one.fact === 'group' ? `(${joined(one.items.map(criterion), one.match)})` : criterion(one),
    );
    return t('ifAll', { conditions: joined(texts, match) });
  }

  return {
    criterion,
    action,
    change,
    conditions,
    actions: (rule: Pick<RuleDraft, 'actions'>) =>
      t('thenDo', { actions: every.format(rule.actions.map(action)) }),
    dayName,
    channelName,
  };
}

/** See {@link useRuleTexts}. */
export type RuleTexts = ReturnType<typeof useRuleTexts>;
