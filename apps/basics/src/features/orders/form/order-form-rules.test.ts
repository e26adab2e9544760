import type { OrderDetail } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { mergeEdits, valuesOf, wireOf } from './order-form-rules.ts';

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

describe('merging what another person has saved', () => {
  it('takes over what only they have changed, keeps what only I have, and asks about what both have', () => {
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
    // An address is one thing: two halves of two addresses would be none.
    expect(merge.conflicts).toEqual(['recipient', 'reference']);
  });

  it('sees no conflict where both wrote the same', () => {
    const merge = mergeEdits(
      base,
      { ...base, reference: 'SAME' },
      { ...valuesOf(base), reference: ' SAME'.trim() },
    );
    expect(merge).toEqual({ takenFields: [], takenOver: {}, conflicts: [] });
  });
});

describe('what an order is insured for, what is paid at the door, and batteries', () => {
  it('stand in the form as the order has them, and are sent as they are written', () => {
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
});
