import type { CriteriaGroup, Criterion } from '@lading/contracts/automation';
import { describe, expect, it } from 'vitest';
import { meets, meetsGroup, type RuleOrder } from './criteria-rules.ts';
import { ruleOrder } from './testing/rule-order.ts';

const tag = (name: string): Criterion => ({ fact: 'tag', how: 'any', tags: [name] });
const hours = (days: number[], from: number, to: number): Criterion => ({
  fact: 'ordered',
  days,
  from: from * 60,
  to: to * 60,
  timeZone: 'America/New_York',
});

describe('a criterion', () => {
  it.each<[string, Partial<RuleOrder>, Criterion, boolean]>([
    ['a store of the list', { storeId: '7' }, { fact: 'store', is: 'in', storeIds: ['7', '8'] }, true],
    ['a store outside the list', { storeId: '9' }, { fact: 'store', is: 'not-in', storeIds: ['7'] }, true],
    ['no store is in no list', { storeId: null }, { fact: 'store', is: 'not-in', storeIds: ['7'] }, false],
    ['a channel', { channel: 3 }, { fact: 'channel', is: 'in', channels: [3] }, true],
    ['a country, however written', { country: 'us' }, { fact: 'country', is: 'in', countries: ['US'] }, true],
    ['a state', { state: 'CA' }, { fact: 'state', is: 'in', states: ['WA', 'CA'] }, true],
    ['a ZIP code by its first digits', { zip: '90210-1234' }, { fact: 'zip', from: '900', to: '905' }, true],
    ['the last ZIP code of a range', { zip: '90599' }, { fact: 'zip', from: '900', to: '905' }, true],
    ['a ZIP code beyond the range', { zip: '90600' }, { fact: 'zip', from: '900', to: '905' }, false],
    ['no ZIP code', { zip: null }, { fact: 'zip', from: '0', to: '9' }, false],
    ['an address without a company', { isResidential: true }, { fact: 'residential', is: true }, true],
    ['20 lb is at least 20', { pounds: 20 }, { fact: 'weight', min: 20, max: null, unit: 'lb' }, true],
    ['10 kg in pounds', { pounds: 22.0462 }, { fact: 'weight', min: 10, max: 10, unit: 'kg' }, true],
    ['an unknown weight', { pounds: null }, { fact: 'weight', min: 0, max: null, unit: 'lb' }, false],
    [
      'a value in its currency',
      { value: 50, currency: 'USD' },
      { fact: 'value', min: null, max: 50, currency: 'USD' },
      true,
    ],
    [
      'a value in another currency',
      { value: 50, currency: 'EUR' },
      { fact: 'value', min: 0, max: 99, currency: 'USD' },
      false,
    ],
    ['units over all lines', {}, { fact: 'quantity', min: 3, max: 3 }, true],
    ['lines', {}, { fact: 'lines', min: 2, max: null }, true],
    ['any of the SKUs', {}, { fact: 'sku', how: 'any', skus: ['x', 'a-1'] }, true],
    ['all of the SKUs', {}, { fact: 'sku', how: 'all', skus: ['A-1', 'B-2'] }, true],
    ['not all of the SKUs', {}, { fact: 'sku', how: 'all', skus: ['A-1', 'C-3'] }, false],
    ['only these SKUs', {}, { fact: 'sku', how: 'only', skus: ['A-1', 'B-2', 'C-3'] }, true],
    ['not only these SKUs', {}, { fact: 'sku', how: 'only', skus: ['A-1'] }, false],
    ['only these SKUs of no lines', { lines: [] }, { fact: 'sku', how: 'only', skus: ['A-1'] }, false],
    ['a tag', { tags: ['VIP'] }, tag('vip'), true],
    ['a tag in full width', { tags: ['ＶＩＰ'] }, tag('vip'), true],
    ['all of the tags, in any width', { tags: ['ｂ２ｂ'] }, { fact: 'tag', how: 'all', tags: ['B2B'] }, true],
    ['none of the tags', { tags: ['VIP'] }, { fact: 'tag', how: 'none', tags: ['b2b'] }, true],
    ['a requested service', { serviceCode: 'UPS Ground' }, { fact: 'service', contains: 'ground' }, true],
    [
      'a requested service in full width',
      { serviceCode: 'ＵＰＳ Ground' },
      { fact: 'service', contains: 'ups' },
      true,
    ],
    ['ship-by two days on', { shipBy: '2026-11-21' }, { fact: 'shipBy', days: 2 }, true],
    ['ship-by three days on', { shipBy: '2026-11-22' }, { fact: 'shipBy', days: 2 }, false],
    // The order is from a Wednesday, 21:30 in New York; in UTC that is a Thursday.
    ['the weekday of the zone', {}, hours([3], 0, 24), true],
    ['not the weekday of UTC', {}, hours([4], 0, 24), false],
    ['before the end of the span', {}, hours([3], 21, 22), true],
    ['after the end of the span', {}, hours([3], 9, 21), false],
    ['a span over midnight', {}, hours([3], 20, 6), true],
    ['the morning of such a span', { createdAt: new Date('2026-11-19T09:00:00Z') }, hours([3], 20, 6), true],
    ['cash on delivery', { isCod: true }, { fact: 'cod', is: true }, true],
  ])('%s', (_case, order, criterion, isMet) => {
    expect(meets({ ...ruleOrder, ...order }, criterion)).toBe(isMet);
  });
});

describe('a group', () => {
  const order = { ...ruleOrder, tags: ['a'] };
  it.each<[string, 'ALL' | 'ANY', CriteriaGroup['items'], boolean]>([
    ['without criteria matches every order', 'ANY', [], true],
    ['asks for all', 'ALL', [tag('a'), tag('b')], false],
    ['asks for any', 'ANY', [tag('a'), tag('b')], true],
    ['holds groups', 'ALL', [tag('a'), { fact: 'group', match: 'ANY', items: [tag('b'), tag('a')] }], true],
  ])('%s', (_case, match, items, isMet) => {
    expect(meetsGroup(order, { match, items })).toBe(isMet);
  });
});
