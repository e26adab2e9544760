import { importMessages, type ImportRow } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { importFaults } from '@lading/import-engine/import-faults';
import { describe, expect, it, vi } from 'vitest';
import { blockOf } from '../testing/block-of.ts';
import { errorOf, listOf, sessionOf } from '../testing/session-of.ts';

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

const labelOf = (key: string) => productImport.fields.find((field) => field.key === key)!.label;

describe('the rows under review (spec §4, §5)', () => {
  it('show each error once, even if both page and server find it', async () => {
    const { made, messages, checked } = sessionOf(
      [
        {
          ...good,
          length: '0',
          errorMessages: [
            { fieldName: 'length', ...importMessages.zero({ field: labelOf('length') }) },
            errorOf('brand', 'Brand is banned.'),
          ],
        },
        { ...good, skuCode: 'B' },
      ],
      () =>
        Promise.resolve([{ fieldName: 'length', ...importMessages.notNumber({ field: labelOf('length') }) }]),
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

  it('are all marked when one value is filled into every row, with few notifications of the page', async () => {
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

  it('are checked here immediately and then by the server when a cell is edited', async () => {
    const { made, source, messages, checked } = sessionOf([good], () =>
      Promise.resolve([errorOf('upc', 'UPC is taken.')]),
    );
    await made.load();
    made.store.edit([{ row: 0, key: 'length', value: '' }]);
    expect(messages(0, 'length')).toEqual(['Length is required.']);
    expect(made.getSnapshot().checking).toBe(1);
    await checked();
    expect(messages(0, 'upc')).toEqual(['UPC is taken.']);
    expect(source.validate.mock.calls[0]?.[0]).toMatchObject([{ skuCode: 'A', length: '', rowNo: 1 }]);
  });

  it('report duplicate values until one is edited', async () => {
    const rows = { items: [3], total: 1 };
    const twice = importMessages.duplicate({ field: labelOf('skuCode'), value: 'A', rows });
    const { made, messages } = sessionOf([
      { ...good, rowNo: 2, errorMessages: [{ fieldName: 'skuCode', ...twice }] },
      { ...good, rowNo: 3 },
    ]);
    await made.load();
    expect(messages(0, 'skuCode')).toEqual([twice.message]);
    expect(messages(1, 'skuCode')).toHaveLength(1);
    made.store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
    expect(made.store.getSnapshot().errorRows).toBe(0);
  });

  it('keep a warning until its cell is edited, and may be imported with it', async () => {
    const { made, messages, checked } = sessionOf([
      { ...good, warningMessages: [errorOf('upc', 'Check the digits.')] },
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

  it('are saved without invalid, deleted and blank ones', async () => {
    const { made } = sessionOf([
      good,
      { ...good, skuCode: 'B', unit: '', errorMessages: [errorOf('unit', 'Unit is required.')] },
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

  it('show the errors of a refused save', async () => {
    const { made, messages } = sessionOf([good, { ...good, skuCode: 'B' }]);
    await made.load();
    made.takeRefusal([1], [errorOf('0.scheduleB', 'HS code is unknown.'), errorOf('other', 'Ignored.')]);
    expect(messages(1, 'scheduleB')).toEqual(['HS code is unknown.']);
    expect(made.store.getSnapshot().errorRows).toBe(1);
  });

  it('stay when reading fails halfway, and are not duplicated by a retry', async () => {
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
    const { made, source, messages } = sessionOf([{ ...good, errorMessages: [errorOf('brand', 'Banned.')] }]);
    const { checkFile } = source;
    source.checkFile = async function* late(signal) {
      made.store.edit([{ row: 0, key: 'brand', value: 'Lumora' }]);
      yield* checkFile(signal);
    };
    await made.load();
    expect(made.store.value(0, 'brand')).toBe('Lumora');
    expect(messages(0, 'brand')).toEqual([]);
  });

  it("wait for the server's check, which can be repeated when it fails", async () => {
    const { made, source, messages } = sessionOf([{ ...good, errorMessages: [errorOf('brand', 'Banned.')] }]);
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

  it('ignore duplicates that the server reports too, so that fixing one row fixes the other', async () => {
    const twice = importMessages.duplicate({ field: 'SKU', value: 'A', rows: { items: [2], total: 1 } });
    const { made, source } = sessionOf([good, good]);
    source.checkFile = async function* late() {
      made.store.edit([{ row: 1, key: 'skuCode', value: 'B' }]);
      yield Promise.resolve({ rowNo: 1, errorMessages: [{ fieldName: 'skuCode', ...twice }] });
    };
    await made.load();
    expect(made.store.getSnapshot().errorRows).toBe(0);
  });

  it('are only checked here after a large paste', async () => {
    const { made, source } = sessionOf(
      Array.from({ length: 60 }, (_, at) => ({ ...good, skuCode: `S${at}` })),
    );
    await made.load();
    made.store.edit(Array.from({ length: 60 }, (_, row) => ({ row, key: 'length', value: '0' })));
    expect(made.store.getSnapshot().errorRows).toBe(60);
    expect(source.validate).not.toHaveBeenCalled();
  });
});
