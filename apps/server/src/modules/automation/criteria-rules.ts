import type { CriteriaGroup, Criterion, InnerGroup } from '@lading/contracts/automation';
import { comparedText, kilogramsPerPound, sameText } from '@lading/contracts/core';
import type { LabelPlan, OrderStatus } from '@lading/contracts/orders';

/** The fields of an order that rules read or change. Unknown values are null. */
export interface RuleOrder {
  orderId: string;
  orderNo: string;
  status: OrderStatus;
  createdAt: Date;
  recipientName: string | null;
  storeId: string | null;
  channel: number | null;
  country: string | null;
  state: string | null;
  zip: string | null;
  /** Whether the address has no company. */
  isResidential: boolean;
  /** The total of all packages; null unless each has one. */
  pounds: number | null;
  value: number | null;
  currency: string | null;
  lines: readonly { sku: string; quantity: number }[];
  tags: readonly string[];
  carrierName: string | null;
  serviceCode: string | null;
  plan: LabelPlan | null;
  signature: string | null;
  insurance: number | null;
  warehouseId: string | null;
  /** YYYY-MM-DD. */
  shipBy: string | null;
  isCod: boolean;
  /** Since when it is on hold or canceled; null also if a person has changed that hold since. */
  stateAt: Date | null;
}

const poundsPerKilogram = 1 / kilogramsPerPound;
const isAmong = (wanted: readonly string[], value: string | null): boolean =>
  value !== null && wanted.some((one) => sameText(one, value));

const isWithin = (value: number | null, { min, max }: { min: number | null; max: number | null }): boolean =>
  value !== null && (min === null || value >= min) && (max === null || value <= max);

const units = ({ lines }: RuleOrder): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Codes are compared up to the length of the bound. */
function isInZip(zip: string | null, { from, to }: { from: string; to: string }): boolean {
  const [code, first, last] = [zip ?? '', from, to].map((text) =>
    text.toUpperCase().replaceAll(/[\s-]/g, ''),
  ) as [string, string, string];
  return code !== '' && code.slice(0, first.length) >= first && code.slice(0, last.length) <= last;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Day of the week, 0 for Sunday, and minute of the day in the local time of a zone. */
function localMoment(at: Date, timeZone: string): { day: number; minute: number } {
  const form = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(parts.get('weekday') ?? ''),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

type OrderedOn = Extract<Criterion, { fact: 'ordered' }>;

/** After midnight, a period across midnight still belongs to the day on which it started. */
function isOrderedOn(at: Date, { days, from, to, timeZone }: OrderedOn): boolean {
  const { day, minute } = localMoment(at, timeZone);
  if (from < to) return days.includes(day) && minute >= from && minute < to;
  if (minute >= from) return days.includes(day);
  return minute < to && days.includes((day + 6) % 7);
}

const dayMs = 24 * 3_600_000;

/** Whether an order meets a criterion; an unknown value meets none, neither "is" nor "is not". */
export function meets(order: RuleOrder, criterion: Criterion): boolean {
  const isIn = (is: 'in' | 'not-in', value: unknown, isListed: boolean) =>
    value !== null && (is === 'in') === isListed;
  switch (criterion.fact) {
    case 'store':
      return isIn(criterion.is, order.storeId, isAmong(criterion.storeIds, order.storeId));
    case 'channel':
      return isIn(
        criterion.is,
        order.channel,
        criterion.channels.some((one) => one === order.channel),
      );
    case 'country':
      return isIn(criterion.is, order.country, isAmong(criterion.countries, order.country));
    case 'state':
      return isIn(criterion.is, order.state, isAmong(criterion.states, order.state));
    case 'zip':
      return isInZip(order.zip, criterion);
    case 'residential':
      return order.isResidential === criterion.is;
    case 'weight': {
      const scale = criterion.unit === 'lb' ? 1 : poundsPerKilogram;
      const known = order.pounds === null ? null : Math.round((order.pounds / scale) * 1e4) / 1e4;
      return isWithin(known, criterion);
    }
    case 'value':
      return order.currency === criterion.currency && isWithin(order.value, criterion);
    case 'quantity':
      return order.lines.length > 0 && isWithin(units(order), criterion);
    case 'lines':
      return order.lines.length > 0 && isWithin(order.lines.length, criterion);
    case 'sku': {
      const { how, skus } = criterion;
      const own = order.lines.map(({ sku }) => sku);
      if (how === 'all') return skus.every((one) => isAmong(own, one));
      if (how === 'only') return own.length > 0 && own.every((sku) => isAmong(skus, sku));
      return own.some((sku) => isAmong(skus, sku));
    }
    case 'tag': {
      const { how, tags } = criterion;
      if (how === 'all') return tags.every((one) => isAmong(order.tags, one));
      const hasOne = order.tags.some((tag) => isAmong(tags, tag));
      return how === 'any' ? hasOne : !hasOne;
    }
    case 'service': {
      const asked = comparedText([order.carrierName, order.serviceCode].filter(Boolean).join(' '));
      return asked.includes(comparedText(criterion.contains));
    }
    case 'shipBy': {
      if (order.shipBy === null) return false;
      const ordered = Date.parse(order.createdAt.toISOString().slice(0, 10));
      return (Date.parse(order.shipBy) - ordered) / dayMs <= criterion.days;
    }
    case 'ordered':
      return isOrderedOn(order.createdAt, criterion);
    case 'cod':
      return order.isCod === criterion.is;
  }
}

/** Whether an order meets all, or any, of a group; a group without criteria matches every order. */
export function meetsGroup(
  order: RuleOrder,
  { match, items }: Pick<CriteriaGroup | InnerGroup, 'match' | 'items'>,
): boolean {
  if (items.length === 0) return true;
  const isMet = (one: CriteriaGroup['items'][number]) =>
    one.fact === 'group' ? meetsGroup(order, one) : meets(order, one);
  return match === 'ALL' ? items.every(isMet) : items.some(isMet);
}
