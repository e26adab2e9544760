import type { OrderDetail } from '@lading/contracts/orders';
import type { ShippingPreset } from '@lading/contracts/shipping';
import { describe, expect, it } from 'vitest';
import { inUnit, mergeEdits, valuesOf, wireOf, withPreset } from './order-form-rules.ts';

const base: OrderDetail = {
  orderId: '1',
  orderNo: 'A-1',
  orderType: 'SELLER',
  orderStatus: 'UNSHIPPED',
  quantity: 1,
  recipient: { name: 'Hannah', city: 'Portland', countryCode: 'US' },
  lines: [{ skuCode: 'S', quantity: 1 }],
  packages: [],
  shipments: [],
  createTime: '2026-11-23T00:00:00Z',
  reference: 'R',
  shipBy: '2026-12-01',
};

describe('merging changes saved by another person', () => {
  it('adopts what only they have changed, keeps what only I have changed, and asks about what both have', () => {
    const theirs: OrderDetail = {
      ...base,
      shipBy: '2026-12-24',
      reference: 'THEIRS',
      recipient: { ...base.recipient, city: 'Salem' },
    };
    const mine = { ...valuesOf(base), 'recipient.name': 'Hannah W.', reference2: 'MINE', reference: 'MINE' };
    const merge = mergeEdits(base, theirs, mine);
    expect(merge.takenFields).toEqual(['shipBy']);
    expect(merge.takenOver).toEqual({ shipBy: '2026-12-24' });
    // An address is one value: halves of two addresses would be wrong.
    expect(merge.conflicts).toEqual(['recipient', 'reference']);
  });

  it('sees no conflict if both entered the same', () => {
    const merge = mergeEdits(
      base,
      { ...base, reference: 'SAME' },
      { ...valuesOf(base), reference: ' SAME'.trim() },
    );
    expect(merge).toEqual({ takenFields: [], takenOver: {}, conflicts: [] });
  });
});

describe('insured value, amount collected on delivery, and batteries', () => {
  it('are shown as in the order, and sent as entered', () => {
    const order: OrderDetail = {
      ...base,
      insuranceDeclared: 250,
      isCod: true,
      codAmount: 79.5,
      lithium: 'Yes',
    };
    const values = valuesOf(order);
    expect(values).toMatchObject({ insuranceDeclared: 250, codAmount: 79.5, lithium: 'Yes' });
    expect(wireOf(values)).toMatchObject({ insuranceDeclared: 250, codAmount: 79.5, lithium: 'Yes' });
    expect(mergeEdits(order, order, values)).toEqual({ takenFields: [], takenOver: {}, conflicts: [] });
    expect(wireOf({ ...values, lithium: '' })).toMatchObject({ lithium: null });
    expect(valuesOf({ ...order, isCod: false }).codAmount).toBeNull();
  });

  it('an insured value of 0 is a choice, as is the signature of a preset that requires none', () => {
    const refused = { ...base, insuranceDeclared: 0 };
    expect(wireOf(valuesOf(refused))).toMatchObject({ insuranceDeclared: 0 });
    expect(mergeEdits(base, refused, valuesOf(base)).takenFields).toEqual(['insuranceDeclared']);
    const preset: ShippingPreset = {
      presetId: '1',
      name: 'Plain',
      hotkey: null,
      package: null,
      service: { rule: 'cheapest' },
      signature: 'none',
      insurance: null,
    };
    expect(withPreset(valuesOf(base), preset)).toMatchObject({ signatureType: 'none' });
  });
});

describe('packages in two units', () => {
  const packages = [
    { packageType: 'Box', length: 12, width: 9, height: 4, weight1: 2, weight2: null, unit: 'in/lb' },
    { packageType: 'Bag', length: 30, width: 20, height: 10, weight1: 1, weight2: 250, unit: 'cm/kg' },
  ];
  const order: OrderDetail = { ...base, packages };

  it('are shown in the unit of the first, and keep their stored values until a person changes them', () => {
    const values = valuesOf(order);
    expect(values.unit).toBe('in/lb');
    expect(values.packages[1]).toMatchObject({ length: 11.81, weight1: 2, weight2: 12.09 });
    expect(wireOf(values)).toMatchObject({ packages });
    expect(mergeEdits(order, order, values)).toEqual({ takenFields: [], takenOver: {}, conflicts: [] });
  });

  it('are sent as typed once a person changes them', () => {
    const values = valuesOf(order);
    const heavier = values.packages.with(1, { ...values.packages[1]!, weight1: 3 });
    expect(wireOf({ ...values, packages: heavier })).toMatchObject({
      packages: [
        packages[0],
        { packageType: 'Bag', length: 11.81, weight1: 3, weight2: 12.09, unit: 'in/lb' },
      ],
    });
  });
});

describe('another unit for stored packages', () => {
  const kept = { length: 10, width: 8, height: 4, weight1: 5, weight2: null, unit: 'in/lb' };
  const values = valuesOf({ ...base, packages: [kept] });

  it('converts the numbers, and restores the original ones when switched back', () => {
    const metric = inUnit(values, 'cm/kg');
    expect(metric).toMatchObject({
      unit: 'cm/kg',
      packages: [{ length: 25.4, width: 20.32, height: 10.16, weight1: 2, weight2: 267.96 }],
    });
    expect(inUnit(metric, 'in/lb')).toMatchObject({ unit: 'in/lb', packages: values.packages });
    expect(wireOf({ ...values, ...metric })).toMatchObject({ packages: [kept] });
  });

  it('accepts typed values in it', () => {
    const metric = inUnit(values, 'cm/kg');
    const packages = [{ ...metric.packages[0]!, weight1: 3, weight2: null }];
    expect(wireOf({ ...values, ...metric, packages })).toMatchObject({
      packages: [{ length: 25.4, weight1: 3, unit: 'cm/kg' }],
    });
    expect(inUnit({ ...metric, packages }, 'in/lb').packages).toMatchObject([{ length: 10, weight1: 6 }]);
  });
});

it('customs details are one field of an order, which another person may have changed', () => {
  const theirs: OrderDetail = { ...base, customs: { contents: 'GIFT', nonDelivery: null, signer: 'Otto' } };
  expect(wireOf(valuesOf(theirs))).toMatchObject({ customs: theirs.customs });
  const merge = mergeEdits(base, theirs, valuesOf(base));
  expect(merge.takenFields).toEqual(['customs']);
  expect(merge.takenOver).toEqual({
    'customs.contents': 'GIFT',
    'customs.nonDelivery': '',
    'customs.signer': 'Otto',
  });
});

it('the lines of an order have ids of their own, which are not sent', () => {
  const { lines } = valuesOf({ ...base, lines: [...base.lines, { skuCode: 'T', quantity: 2 }] });
  expect(lines.map(({ lineId }) => lineId)).toEqual([1, 2]);
  expect(JSON.stringify(wireOf({ ...valuesOf(base), lines }))).not.toContain('lineId');
});
