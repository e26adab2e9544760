import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { errorOf, sessionOf } from '../testing/session-of.ts';

const order = Object.fromEntries(Object.entries(orderShipmentImport.sample[0]));
const mapped = new Set(Object.keys(order));

async function loaded(rows: Parameters<typeof sessionOf>[0]) {
  const { made } = sessionOf(rows, undefined, orderShipmentImport, mapped);
  await made.load();
  return { made, columns: made.columns, seen: made.columns.getSnapshot() };
}

describe('the columns of the grid', () => {
  it('start with the key and those with issues; the others keep their order', async () => {
    const { seen, columns } = await loaded([
      order,
      { ...order, orderNO: 'LD-2', packageWeight1: 'heavy', carrierName: '' },
    ]);
    expect(seen.order.slice(0, 4)).toEqual(['orderNO', 'carrierName', 'packageWeight1', 'createTime']);
    expect(columns.firstIssue()).toEqual({ row: 1, key: 'carrierName' });
  });

  it('stay in place while errors are fixed', async () => {
    const { made, columns, seen } = await loaded([{ ...order, packageWeight1: 'heavy' }]);
    made.store.edit([{ row: 0, key: 'packageWeight1', value: '2' }]);
    made.store.edit([{ row: 0, key: 'carrierName', value: '' }]);
    expect(columns.getSnapshot().order).toBe(seen.order);
  });

  it('follow the first server errors if the page itself found none', async () => {
    const { seen, columns } = await loaded([
      { ...order, errorMessages: [errorOf('zipCode', 'Unknown ZIP')] },
    ]);
    expect(seen.order[1]).toBe('zipCode');
    expect(columns.firstIssue()).toEqual({ row: 0, key: 'zipCode' });
  });

  it('are hidden while nothing fills them', async () => {
    const { made, columns, seen } = await loaded([order]);
    expect(seen.unmapped.has('reference2')).toBe(true);
    expect(seen.unmapped.has('codAmount')).toBe(true);
    expect([...seen.unmapped].filter((key) => mapped.has(key))).toEqual([]);
    made.store.edit([{ row: 0, key: 'codAmount', value: '12' }]);
    expect(columns.getSnapshot().unmapped.has('codAmount')).toBe(false);
    expect(columns.reveal('reference2')).toBe(true);
    expect(columns.reveal('reference2')).toBe(false);
  });

  it('are shown without a column of the file if the rows have values in them', async () => {
    const { seen } = await loaded([{ ...order, reference2: 'from a recipe' }]);
    expect(seen.unmapped.has('reference2')).toBe(false);
  });
});
