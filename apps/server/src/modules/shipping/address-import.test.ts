import { importReceiptsApi, type ImportRow } from '@lading/contracts/imports';
import { addressBookApi, addressImportApi } from '@lading/contracts/shipping';
import { tasksApi } from '@lading/contracts/tasks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { soon } from '../../platform/testing/large-save.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations();
const { calls } = addressImportApi;
const { readReceipt, revertImport } = importReceiptsApi.calls;
beforeAll(() => server.platform.jobs.start());
afterAll(() => server.platform.jobs.stop());

let keys = 0;
const save = (rows: ImportRow[]) =>
  server.call(calls.saveRows, { body: rows }, seller, { 'idempotency-key': `addresses-${(keys += 1)}` });
const find = async (search: string, caller = seller) =>
  (await dataOf(server.call(addressBookApi.calls.addressPage, { query: { search } }, caller))).records.map(
    ({ address }) => address,
  );
const reno = {
  name: 'Imani Import',
  addressLine1: '9 Main St.',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};

it('addresses are added, existing ones completed, unchanged ones skipped, and all reverted', async () => {
  const first = await dataOf(
    save([
      { ...reno, phone: '+1 775 555 0100' },
      { ...reno, name: 'Second Import' },
    ]),
  );
  expect(first).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
  const again = [
    { ...reno, addressLine1: '9 MAIN ST', email: 'imani@example.com' },
    { ...reno, name: 'Second Import' },
  ];
  const preview = await dataOf(server.call(calls.previewRows, { body: again }, seller));
  expect(preview).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  const second = await dataOf(save(again));
  expect(second).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
  expect(await find('imani')).toMatchObject([
    { addressLine1: '9 MAIN ST', phone: '+1 775 555 0100', email: 'imani@example.com' },
  ]);
  expect(await find('imani', other)).toEqual([]);
  await dataOf(server.call(revertImport, { params: { taskId: second.taskId! } }, seller));
  expect(await find('imani')).toMatchObject([{ addressLine1: '9 Main St.', email: null }]);
});

it('a long import that repeats an address completes it, and is reverted to the original values', async () => {
  const long = { ...reno, name: 'Long Import', addressLine1: '1 Long Rd.' };
  await dataOf(save([long]));
  const others = Array.from({ length: 1_000 }, (_, at) => ({ ...reno, name: `Long Neighbor ${at}` }));
  const { taskId } = await dataOf(
    save([
      { ...long, phone: '+1 775 555 0100' },
      ...others,
      { ...long, addressLine1: '1 Long Rd', email: 'long@example.com' },
      { ...others[0]!, addressLine1: '9 Main St', email: 'neighbor@example.com' },
    ]),
  );
  await vi.waitFor(async () => {
    const { status } = await dataOf(server.call(readReceipt, { params: { taskId: taskId! } }, seller));
    expect(status).toBe(2);
  }, soon);
  expect(await find('long import')).toMatchObject([
    { addressLine1: '1 Long Rd', phone: '+1 775 555 0100', email: 'long@example.com' },
  ]);
  expect(await find('neighbor@example.com')).toMatchObject([{ name: 'Long Neighbor 0' }]);
  await dataOf(server.call(revertImport, { params: { taskId: taskId! } }, seller));
  await vi.waitFor(async () => {
    expect(await find('long import')).toMatchObject([
      { addressLine1: '1 Long Rd.', phone: null, email: null },
    ]);
  }, soon);
  expect(await find('long neighbor')).toEqual([]);
});

it('an import is not reverted while one of its addresses is the default sender', async () => {
  const { taskId } = await dataOf(save([{ ...reno, name: 'Usual Import' }]));
  const params = { taskId: taskId! };
  const { addressPage, useAddress } = addressBookApi.calls;
  const page = await dataOf(server.call(addressPage, { query: { search: 'usual import' } }, seller));
  const { entryId } = page.records[0]!;
  const mark = (isOn: boolean) =>
    dataOf(server.call(useAddress, { body: { entryId, use: 'sender', isOn } }, seller));
  await mark(true);
  expect(await server.call(revertImport, { params }, seller)).toMatchObject({ code: 409 });
  expect(await find('usual import')).toHaveLength(1);
  await mark(false);
  expect(await dataOf(server.call(revertImport, { params }, seller))).toMatchObject({
    revert: { removed: 1 },
  });
});

it('a row that cannot be used for a label is reported, and nothing is saved', async () => {
  const rows = [
    reno,
    { ...reno, name: 'No State Import', stateCode: '' },
    { ...reno, name: 'Zip Import', zipCode: '1' },
  ];
  const answer = await save(rows);
  expect(answer.result === 'ERR' && answer.errors?.map(({ fieldName }) => fieldName).toSorted()).toEqual([
    '1.stateCode',
    '2.zipCode',
  ]);
  expect(await find('no state import')).toEqual([]);
});

it('the book is exported under the headings of the import', async () => {
  await dataOf(save([{ ...reno, name: 'Elena Export' }]));
  const body = { format: 'csv' as const, search: 'elena export' };
  const { taskId } = await dataOf(server.call(addressBookApi.calls.exportAddresses, { body }, seller));
  await vi.waitFor(
    async () => {
      const tasks = await dataOf(
        server.call(
          tasksApi.calls.queryTask,
          { query: { pageNo: 1, pageSize: 20, queryAllFlag: 'true' } },
          seller,
        ),
      );
      expect(tasks.records.find((one) => one.taskId === taskId)?.status).toBe(2);
    },
    { timeout: 30_000, interval: 100 },
  );
  const file = await server.send(tasksApi.calls.download, { params: { fileId: taskId } }, seller);
  expect(file.body).toContain('Name,Company,Address line 1');
  expect(file.body).toContain('Elena Export');
});
