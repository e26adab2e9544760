import { orderBulkRequest, type OrderBulkRequest } from '@lading/contracts/orders';
import { emptyPackage } from '@lading/sub-app-kit/rates';
import { describe, expect, it } from 'vitest';
import { bulkDefaults, isNothing, noPreset, requestOf, type BulkValues } from './bulk-act-rules.ts';

type Act = OrderBulkRequest['act'];
const endOf = (day: string) => (day === '' ? {} : { until: `${day}T08:00:00.000Z` });
const sent = (act: Act, more: Partial<BulkValues> = {}) =>
  requestOf(act, { ...bulkDefaults, ...more }, endOf);
const until = '2026-12-01T08:00:00.000Z';

describe('the request of an action on many orders', () => {
  it.each<[string, Act, Partial<BulkValues>, object]>([
    ['a hold without an end', 'hold', { note: 'Bank' }, { reason: 'PAYMENT', note: 'Bank' }],
    ['a hold with an end', 'hold', { until: '2026-12-01' }, { reason: 'PAYMENT', note: '', until }],
    [
      'another reason of holds',
      'change-hold',
      { newReason: 'FRAUD', until: '2026-12-01' },
      { reason: 'FRAUD' },
    ],
    ['another end of holds', 'change-hold', { end: 'day', until: '2026-12-01' }, { until }],
    ['no end of holds', 'change-hold', { end: 'never' }, { until: null }],
    ['another note of holds', 'change-hold', { note: 'Bank' }, { note: 'Bank' }],
    ['a cancellation', 'cancel', { note: 'Twice' }, { note: 'Twice' }],
    ['a release, which has no values', 'release', { note: 'Bank' }, {}],
    ['no warehouse', 'assign', {}, { warehouseId: null }],
    ['the warehouse that routing chooses', 'fulfill', {}, { warehouseId: null }],
    ['a warehouse', 'fulfill', { warehouseId: '7' }, { warehouseId: '7' }],
    ['a tag', 'tag', { add: 'rush', remove: ' ' }, { add: ['rush'], remove: [] }],
    ['no preset', 'preset', { presetId: noPreset }, { presetId: null }],
    ['a preset', 'preset', { presetId: '65' }, { presetId: '65' }],
    ['no day to ship by', 'ship-by', {}, { shipBy: null }],
    ['no service', 'service', {}, { carrierName: '', serviceCode: '' }],
    ['no insurance', 'insurance', {}, { insuranceDeclared: null }],
    [
      'a mark as shipped on no certain day',
      'mark-shipped',
      { carrierName: 'UPS' },
      { carrierName: 'UPS', serviceCode: '', tellsStore: true },
    ],
    ['the sender used last', 'sender', { usesLast: true, 'sender.name': 'Kim' }, { sender: null }],
    [
      'customs details that were chosen',
      'customs',
      { 'customs.signer': 'Kim' },
      { customs: { signer: 'Kim' } },
    ],
    [
      'a package in its unit',
      'package',
      { unit: 'cm/kg', package: { ...emptyPackage, weight1: 2 } },
      { package: { ...emptyPackage, weight1: 2, packageType: null, unit: 'cm/kg' } },
    ],
  ])('%s', (_name, act, values, request) => {
    expect(sent(act, values)).toEqual({ act, ...request });
    expect(orderBulkRequest.safeParse(sent(act, values)).error).toBeUndefined();
  });

  it('has the sender that was entered', () => {
    const values = { 'sender.name': 'Kim', 'sender.countryCode': 'US' };
    expect(sent('sender', values)).toMatchObject({ sender: { name: 'Kim', countryCode: 'US', city: '' } });
  });
});

describe('an action has nothing to do', () => {
  it.each<[string, Act, Partial<BulkValues>, boolean]>([
    ['without a tag', 'tag', { add: ' ', remove: '' }, true],
    ['with a tag to remove', 'tag', { remove: 'rush' }, false],
    ['without a note', 'note', { note: '\n' }, true],
    ['with a note', 'note', { note: 'Bank' }, false],
    ['before a preset is chosen', 'preset', {}, true],
    ['with no preset chosen', 'preset', { presetId: noPreset }, false],
    ['before a signature is chosen', 'signature', {}, true],
    ['with no signature chosen', 'signature', { signatureType: 'none' }, false],
    ['without a sender', 'sender', { 'sender.name': ' ' }, true],
    ['with the sender used last', 'sender', { usesLast: true }, false],
    ['without customs details', 'customs', { 'customs.signer': ' ' }, true],
    ['with contents', 'customs', { 'customs.contents': 'GIFT' }, false],
    ['with an empty package', 'package', {}, true],
    ['with a weight', 'package', { package: { ...emptyPackage, weight1: 1 } }, false],
    ['with holds as they are', 'change-hold', { note: ' ' }, true],
    ['with an end of holds on no day', 'change-hold', { end: 'day', newReason: 'FRAUD' }, true],
    ['with an end of holds', 'change-hold', { end: 'day', until: '2026-12-01' }, false],
    ['with holds that have no end', 'change-hold', { end: 'never' }, false],
    ['but may always release', 'release', {}, false],
    ['but may remove the day to ship by', 'ship-by', {}, false],
  ])('%s', (_name, act, values, isEmpty) => {
    expect(isNothing(act, { ...bulkDefaults, ...values })).toBe(isEmpty);
  });
});
