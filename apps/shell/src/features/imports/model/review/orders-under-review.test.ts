import type { ImportRow } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { rowList } from '@lading/import-engine/row-list';
import { describe, expect, it, vi } from 'vitest';
import { errorOf, listOf, sessionOf } from '../testing/session-of.ts';

describe('orders under review (spec §3)', () => {
  const [first, next] = orderShipmentImport.sample as unknown as ImportRow[];
  const orders = [{ ...first, orderNO: 'A' }, { ...next }, { ...first, orderNO: 'B' }, { ...next }];

  it('are checked together, and an edited number also checks the order that it came from', async () => {
    const { made, source, checked } = sessionOf(orders, undefined, orderShipmentImport);
    await made.load();
    made.store.edit([{ row: 1, key: 'packageLength', value: '9' }]);
    await checked();
    expect(source.validate.mock.calls.map(([rows]) => rows.map(({ rowNo }) => rowNo))).toEqual([[1, 2]]);
    made.store.edit([{ row: 2, key: 'orderNO', value: '' }]);
    await checked();
    expect(source.validate.mock.calls.at(-1)?.[0].map(({ rowNo }) => rowNo)).toEqual([1, 2, 3, 4]);
  });

  it('are held back and exported together when one row has an error', async () => {
    const { made } = sessionOf(orders, undefined, orderShipmentImport);
    await made.load();
    made.store.edit([{ row: 3, key: 'packageLength', value: 'long' }]);
    expect((await made.outgoing.toSave()).ids).toEqual([0, 1]);
    const wrong = await listOf(await made.outgoing.withErrors());
    expect(made.getSnapshot().heldBack).toBe(2);
    expect(wrong.map(({ rowNo, errorMessages }) => [rowNo, errorMessages?.length])).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });

  it('show a server error on its own row, and count the others of its order as held back', async () => {
    const held = heldBackFault('orderNO', 'A', rowList([2]));
    const wrong = errorOf('packageLength', 'The box is too long.');
    const { made, messages } = sessionOf(
      [
        { ...first, orderNO: 'A', errorMessages: [held] },
        { ...next, errorMessages: [wrong] },
      ],
      undefined,
      orderShipmentImport,
    );
    await made.load();
    expect(made.store.getSnapshot().errorRows).toBe(1);
    expect(messages(0, 'orderNO')).toEqual([]);
    expect(made.getSnapshot().heldBack).toBe(2);
    const exported = await listOf(await made.outgoing.withErrors());
    expect(exported.map(({ errorMessages }) => errorMessages)).toEqual([[held], [wrong]]);
  });

  it('are released when the errors of very many of them are fixed together', async () => {
    const count = 60;
    const { made } = sessionOf(
      Array.from({ length: count }, (_, at): ImportRow[] => [
        { ...first, orderNO: `N${at}`, errorMessages: [heldBackFault('orderNO', `N${at}`, rowList([2]))] },
        { ...next, packageLength: '12 in', errorMessages: [] },
      ]).flat(),
      undefined,
      orderShipmentImport,
    );
    await made.load();
    await made.store.editInSlices(
      Array.from({ length: count }, (_, at) => ({ row: at * 2 + 1, key: 'packageLength', value: '12' })),
    );
    expect(made.store.getSnapshot().errorRows).toBe(0);
    // Counted in slices of time, so not at once on a busy machine.
    await vi.waitFor(() => expect(made.getSnapshot().heldBack).toBe(0));
  });

  it('lose server findings when very many are changed together, and few of those are checked again', async () => {
    const wrong = errorOf('packageLength', 'The box is too long.');
    const rows = Array.from({ length: 120 }, (_, at) => ({
      ...first,
      orderNO: `N${at}`,
      errorMessages: at < 3 ? [wrong] : [],
    }));
    const { made, messages, source, checked } = sessionOf(
      rows,
      ({ rowNo }) => Promise.resolve(rowNo === 1 ? [wrong] : []),
      orderShipmentImport,
    );
    await made.load();
    expect(made.store.getSnapshot().errorRows).toBe(3);
    await made.store.editInSlices(rows.map((_, row) => ({ row, key: 'packageUnit', value: 'cm/kg' })));
    await checked();
    expect(source.validate).toHaveBeenCalledTimes(3);
    expect(messages(0, 'packageLength')).toEqual([wrong.message]);
    expect(made.store.getSnapshot().errorRows).toBe(1);
  });

  it('keep a server warning until a new reply for the current order', async () => {
    const dear = errorOf('packageLength', 'More than 48 in costs extra.');
    const { made, messages, source, checked } = sessionOf(
      [{ ...first, orderNO: 'A', errorMessages: [], warningMessages: [dear] }],
      undefined,
      orderShipmentImport,
    );
    await made.load();
    source.validate.mockResolvedValueOnce([{ warningMessages: [dear] }]);
    made.store.edit([{ row: 0, key: 'city', value: 'Austin' }]);
    await checked();
    expect(messages(0, 'packageLength')).toEqual([dear.message]);
    source.validate.mockResolvedValueOnce([{ warningMessages: [] }]);
    made.store.edit([{ row: 0, key: 'packageUnit', value: 'cm/kg' }]);
    await checked();
    expect(messages(0, 'packageLength')).toEqual([]);
  });
});
