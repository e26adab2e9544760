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

/** What sentences about rules are made of: the texts of the language, and the names of what rules refer to. */
function useRuleNames() {
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

  return { t, formats, amount, choice, every, dayName, storeName, warehouseName, presetName, channelName };
}

type RuleNames = ReturnType<typeof useRuleNames>;

/** A fact within a sentence. */
function factName({ t }: RuleNames, fact: Criterion['fact']): string {
  const name = t(`fact.${fact}`);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function listed(
  names: RuleNames,
  fact: Criterion['fact'],
  is: 'in' | 'not-in',
  values: readonly string[],
): string {
  const { t, choice } = names;
  return t(is === 'in' ? 'says.list' : 'says.notList', {
    fact: factName(names, fact),
    values: choice.format(values),
  });
}

function ranged(
  names: RuleNames,
  fact: Criterion['fact'],
  { min, max }: { min: number | null; max: number | null },
  write: (value: number) => string,
): string {
  const { t } = names;
  const about = {
    fact: factName(names, fact),
    min: min === null ? '' : write(min),
    max: max === null ? '' : write(max),
  };
  if (min !== null && max !== null) return t('says.between', about);
  return t(min === null ? 'says.atMost' : 'says.atLeast', about);
}

/** A criterion as a clause. */
function criterionText(names: RuleNames, one: Criterion): string {
  const { t, formats, choice, every, storeName, channelName, dayName } = names;
  switch (one.fact) {
    case 'store':
      return listed(names, one.fact, one.is, one.storeIds.map(storeName));
    case 'channel':
      return listed(names, one.fact, one.is, one.channels.map(channelName));
    case 'country':
      return listed(names, one.fact, one.is, one.countries.map(formats.country));
    case 'state':
      return listed(names, one.fact, one.is, one.states);
    case 'zip':
      return t('says.zip', { from: one.from, to: one.to });
    case 'residential':
      return t(one.is ? 'says.residential' : 'says.business');
    case 'weight':
      return ranged(names, one.fact, one, (value) => `${formats.number(value)} ${one.unit}`);
    case 'value':
      return ranged(names, one.fact, one, (value) => formats.money(value, one.currency));
    case 'quantity':
    case 'lines':
      return ranged(names, one.fact, one, formats.number);
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

/** The choice of the cheapest or the fastest rate, up to an amount. */
function rateText(
  { t, amount }: RuleNames,
  { rule, atMost }: { rule: 'cheapest' | 'fastest'; atMost: Parameters<RuleNames['amount']>[0] | null },
): string {
  const way = t(`says.${rule}`);
  return atMost ? t('says.upTo', { way, amount: amount(atMost) }) : way;
}

/** What an action does, as a clause. */
function actionText(names: RuleNames, one: RuleAction): string {
  const { t, formats, presetName, warehouseName } = names;
  switch (one.do) {
    case 'service':
      return t('says.setService', { carrier: one.carrierName, service: one.serviceCode });
    case 'rate':
      return rateText(names, one);
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
      return one.days === null ? t('says.hold', { reason }) : t('says.holdDays', { count: one.days, reason });
    }
    case 'note':
      return t('says.note', { note: one.note });
    case 'warehouse':
      return t('says.warehouse', { name: warehouseName(one.warehouseId) });
  }
}

type Way = Extract<RuleChange, { field: 'way' }>['to'];

function wayText(names: RuleNames, { carrierName, serviceCode, plan }: Way): string {
  const { t, presetName } = names;
  if (plan?.by === 'rate') return rateText(names, plan);
  if (plan?.by === 'preset') return t('changed.preset', { name: presetName(plan.presetId) });
  return [carrierName, serviceCode].filter(Boolean).join(' ') || t('changed.asAsked');
}

const signatureText = ({ t }: RuleNames, type: string | null | undefined): string =>
  type === 'none' || type === 'signature' || type === 'adult'
    ? t(`signatures.${type}`)
    : (type ?? t('changed.asAsked'));

/** The old and the new value of a field; the old one is null if it only has a new value. */
function changeText(names: RuleNames, one: RuleChange): { from: string | null; to: string } {
  const { t, formats, warehouseName } = names;
  const none = t('changed.none');
  switch (one.field) {
    case 'way':
      return { from: wayText(names, one.from), to: wayText(names, one.to) };
    case 'insurance': {
      const written = (value: number | null) =>
        value === null ? none : formats.number(value, { minimumFractionDigits: 2 });
      return { from: written(one.from), to: written(one.to) };
    }
    case 'signature':
      return { from: signatureText(names, one.from), to: signatureText(names, one.to) };
    case 'tag':
    case 'note':
      return { from: null, to: one.to };
    case 'hold': {
      const { days } = one.to;
      const reason = ownHoldReasons.find((own) => own === one.to.reason) ?? 'OTHER';
      return { from: null, to: actionText(names, { do: 'hold', reason, days, note: '' }) };
    }
    case 'warehouse': {
      const named = (id: string | null) => (id === null ? none : warehouseName(id));
      return { from: named(one.from), to: named(one.to) };
    }
  }
}

/** The criteria of a rule as one clause. */
function conditionsText(names: RuleNames, { match, items }: RuleDraft['criteria']): string {
  const { t } = names;
  if (items.length === 0) return t('everyOrder');
  const joined = (texts: readonly string[], how: 'ALL' | 'ANY') =>
    texts.join(t(how === 'ALL' ? 'and' : 'or'));
  const clause = (one: Criterion) => criterionText(names, one);
  const texts = items.map((one) =>
    one.fact === 'group' ? `(${joined(one.items.map(clause), one.match)})` : clause(one),
  );
  return t('ifAll', { conditions: joined(texts, match) });
}

/** Rules and their effects, as sentences in the reader's language. */
export function useRuleTexts() {
  const names = useRuleNames();
  const { t, every, dayName, channelName } = names;
  const action = (one: RuleAction) => actionText(names, one);
  return {
    criterion: (one: Criterion) => criterionText(names, one),
    action,
    change: (one: RuleChange) => changeText(names, one),
    conditions: (criteria: RuleDraft['criteria']) => conditionsText(names, criteria),
    actions: (rule: Pick<RuleDraft, 'actions'>) =>
      t('thenDo', { actions: every.format(rule.actions.map(action)) }),
    dayName,
    channelName,
  };
}

/** See {@link useRuleTexts}. */
export type RuleTexts = ReturnType<typeof useRuleTexts>;
