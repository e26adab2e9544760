import type { ImportRow } from '@lading/contracts/entities/import-row';
import { productImport } from '@lading/contracts/imports/product.import';
import { importFaults } from '@lading/import-engine/import-faults';
import { describe, expect, it, vi } from 'vitest';
import { blockOf } from '../testing/block-of.ts';
import { fault, listOf, sessionOf } from '../testing/session-of.ts';

const good: ImportRow = {
  skuCode: 'A',
  skuName: 'Mug',
  packageType: 'Ready To Ship',
  length: '5',
  width: '4',
  height: '3',
  unit: 'in/lb',
  errorMessages: [],
};

describe('the rows under review (spec §4, §5)', () => {
  it('show each fault once, whoever finds it', async () => {
    const { made, messages, checked } = sessionOf(
      [
        {
          ...good,
          length: '0',
          errorMessages: [fault('length', 'Length cannot be 0.'), fault('brand', 'Brand is banned.')],
        },
        { ...good, skuCode: 'B' },
      ],
      () => Promise.resolve([fault('length', 'Length must be a number.')]),
    );
    await made.load();
    expect(messages(0, 'length')).toEqual(['Length cannot be 0.']);
    expect(messages(0, 'brand')).toEqual(['Brand is banned.']);
    expect(made.store.getSnapshot()).toMatchObject({ rowCount: 2, errorRows: 1 });
    made.store.edit([{ row: 0, key: 'length', value: 'wide' }]);
    expect(messages(0, 'length')).toEqual(['Length must be a number.']);
    await checked();
    expect(messages(0, 'length')).toEqual(['Length must be a number.']);
    expect(messages(0, 'brand')).toEqual([]);
  });

  it('are all marked when one value is filled into every row, and the page is told now and then only', async () => {
    const { made } = sessionOf(Array.from({ length: 5_000 }, (_, at) => ({ ...good, skuCode: `S-${at}` })));
    await made.load();
    let told = 0;
    made.store.subscribe(() => (told += 1));
    const edits = Array.from({ length: 5_000 }, (_, row) => ({ row, key: 'skuCode', value: 'SAME' }));
    await made.store.editInSlices(edits);
    await vi.waitFor(() => expect(made.store.getSnapshot().errorRows).toBe(5_000), {
      timeout: 20_000,
      interval: 1,
    });
    expect(told).toBeLessThan(100);
  });

  it('are checked here at once and then by the server when a cell is edited', async () => {
    const { made, adapter, messages, checked } = sessionOf([good], () =>
      Promise.resolve([fault('upc', 'UPC is taken.')]),
    );
    await made.load();
    made.store.edit([{ row: 0, key: 'length', value: '' }]);
    expect(messages(0, 'length')).toEqual(['Length is required.']);
    expect(made.getSnapshot().checking).toBe(1);
    await checked();
    expect(messages(0, 'upc')).toEqual(['UPC is taken.']);
    expect(adapter.validate.mock.calls[0]?.[0]).toMatchObject([{ skuCode: 'A', length: '', rowNo: 1 }]);
  });

  it('tell of values that stand in the file twice until one is edited', async () => {
    const twice = 'SKU “A” stands in the file more than once: also in row 3.';
    const { made, messages } = sessionOf([
      { ...good, rowNo: 2, errorMessages: [fault('skuCode', twice)] },
      { ...good, rowNo: 3 },
    ]);
    await made.load();
    expect(messages(0, 'skuCode')).toEqual([twice]);
    expect(messages(1, 'skuCode')).toHaveLength(1);
    made.store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
    expect(made.store.getSnapshot().errorRows).toBe(0);
  });

  it('keep a warning until its cell is edited, and may be imported with it', async () => {
    const { made, messages, checked } = sessionOf([
      { ...good, warningMessages: [fault('upc', 'Check the digits.')] },
    ]);
    await made.load();
    made.store.edit([{ row: 0, key: 'brand', value: 'Lumora' }]);
    await checked();
    expect(messages(0, 'upc')).toEqual(['Check the digits.']);
    expect((await made.outgoing.toSave()).ids).toEqual([0]);
    made.store.edit([{ row: 0, key: 'upc', value: '012345678905' }]);
    await checked();
    expect(messages(0, 'upc')).toEqual([]);
  });

  it('are saved without those that are wrong, deleted or blank', async () => {
    const { made } = sessionOf([
      good,
      { ...good, skuCode: 'B', unit: '', errorMessages: [fault('unit', 'Unit is required.')] },
      { ...good, skuCode: 'C' },
      { ...good, skuCode: ' D ' },
    ]);
    await made.load();
    made.store.deleteRows([2]);
    const emptied = made.store.keys.map((key) => ({ row: 0, key, value: '' }));
    made.store.edit(emptied);
    expect(made.getSnapshot().blankRows).toBe(1);
    expect(await listOf((await made.outgoing.toSave()).rows)).toMatchObject([{ skuCode: 'D', rowNo: 4 }]);
  });

  it('show what a refused save names', async () => {
    const { made, messages } = sessionOf([good, { ...good, skuCode: 'B' }]);
    await made.load();
    made.takeRefusal([1], [fault('0.scheduleB', 'HS code is unknown.'), fault('other', 'Ignored.')]);
    expect(messages(1, 'scheduleB')).toEqual(['HS code is unknown.']);
    expect(made.store.getSnapshot().errorRows).toBe(1);
  });

  it('stay when reading fails in the middle, and are not doubled by the next try', async () => {
    const { made, source } = sessionOf([]);
    let tries = 0;
    source.rows = async function* rowsOf() {
      tries += 1;
      yield Promise.resolve(blockOf(productImport, [good]));
      if (tries === 1) throw importFaults.readerFailed();
      yield Promise.resolve(blockOf(productImport, [{ ...good, skuCode: 'B' }], 2));
    };
    await made.load();
    expect(made.getSnapshot()).toMatchObject({ loading: 'failed', loaded: 1, fileCheck: 'waiting' });
    expect(made.getSnapshot().failure?.text).toEqual(importFaults.readerFailed().text);
    await made.load();
    expect(made.getSnapshot()).toMatchObject({ loading: 'ready', loaded: 2 });
    expect(made.store.getSnapshot().rowCount).toBe(2);
  });

  it('can be edited before the server has checked them, and keep the edit over its check', async () => {
    const { made, source, messages } = sessionOf([{ ...good, errorMessages: [fault('brand', 'Banned.')] }]);
    const { checkFile } = source;
    source.checkFile = async function* late(signal) {
      made.store.edit([{ row: 0, key: 'brand', value: 'Lumora' }]);
      yield* checkFile(signal);
    };
    await made.load();
    expect(made.store.value(0, 'brand')).toBe('Lumora');
    expect(messages(0, 'brand')).toEqual([]);
  });

  it('wait for the check of the server, which can be asked for again when it fails', async () => {
    const { made, source, messages } = sessionOf([{ ...good, errorMessages: [fault('brand', 'Banned.')] }]);
    const { checkFile } = source;
    source.checkFile = async function* cut() {
      yield Promise.resolve({});
      throw new Error('cut');
    };
    await made.load();
    expect(made.getSnapshot()).toMatchObject({ loading: 'ready', fileCheck: 'failed' });
    source.checkFile = checkFile;
    await made.checkFile();
    expect(made.getSnapshot()).toMatchObject({ fileCheck: 'done', fileCheckFailure: null });
    expect(messages(0, 'brand')).toEqual(['Banned.']);
  });

  it('have no copy of a duplicate that the server tells too, so that mending one row mends the other', async () => {
    const twice = 'SKU “A” stands in the file more than once: also in row 2.';
    const { made, source } = sessionOf([good, good]);
    source.checkFile = async function* late() {
      made.store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
      yield Promise.resolve({ rowNo: 1, errorMessages: [fault('skuCode', twice)] });
    };
    await made.load();
    expect(made.store.getSnapshot().errorRows).toBe(0);
  });

  it('of a large paste are checked here only', async () => {
    const { made, adapter } = sessionOf(
      Array.from({ length: 60 }, (_, at) => ({ ...good, skuCode: `S${at}` })),
    );
    await made.load();
    made.store.edit(Array.from({ length: 60 }, (_, row) => ({ row, key: 'length', value: '0' })));
    expect(made.store.getSnapshot().errorRows).toBe(60);
    expect(adapter.validate).not.toHaveBeenCalled();
  });
});
