import { storageReportApi } from '@lading/contracts/funds';
import { tasksApi } from '@lading/contracts/tasks';
import { afterAll, expect, it } from 'vitest';
import { largeSaves } from '../../platform/testing/large-save.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const { made, refused, seller, other, server, warehouseId } = await warehouseWorld();
await server.platform.jobs.start();
afterAll(() => server.platform.jobs.stop());
const { storageAging, exportStorage } = storageReportApi.calls;

it('the storage report is exported to a file, every product with its volume and age', async () => {
  const { products } = await made(storageAging, { query: { warehouseId } }, seller);
  expect(products.length).toBeGreaterThan(3);
  const body = { warehouseId, format: 'csv' as const };
  const { taskId } = await made(exportStorage, { body }, seller);
  const { ended } = largeSaves(
    () => server,
    () => seller,
  );
  const task = await ended(taskId);
  expect(task).toMatchObject({ status: 2, taskNo: 'Export-STORAGE' });
  const file = await server.send(tasksApi.calls.download, { params: { fileId: task.fileId! } }, seller);
  const [headings, ...rows] = file.body.trim().split('\r\n');
  expect(headings).toContain('SKU,Name,Units,Volume (m³),Oldest (days)');
  expect(rows.map((row) => row.split(',')[0])).toEqual(products.map(({ skuCode }) => skuCode));
  expect(await refused(exportStorage, { body }, other)).toEqual({ code: 404 });
});
