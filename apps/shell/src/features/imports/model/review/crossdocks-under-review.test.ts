import { inboundImport } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';

const head = { warehouseCode: 'LAX-01', inboundNo: 'A-1', deliveryMethod: 'LTL', inboundType: 'CROSSDOCK' };

it('an edited row needs what its type needs, which it takes from the row above where it has none (decision D19)', async () => {
  const { made, messages } = sessionOf(
    [{ ...head, destination: 'ONT8' }, { destination: 'LGB8' }],
    undefined,
    inboundImport,
  );
  await made.load();
  const found = () => ['skuCode', 'qtyPerCarton', 'destination'].filter((key) => messages(1, key).length > 0);
  made.store.edit([{ row: 1, key: 'cartonCount', value: '4' }]);
  expect(found()).toEqual([]);
  made.store.edit([{ row: 1, key: 'destination', value: '' }]);
  expect(found()).toEqual(['destination']);
  made.store.edit([{ row: 1, key: 'inboundType', value: 'INBOUND' }]);
  expect(found()).toEqual(['skuCode', 'qtyPerCarton']);
});
