import { billingApi, moneyApi } from '@lading/contracts/funds';
import { messagesApi } from '@lading/contracts/messages';
import { tasksApi } from '@lading/contracts/tasks';
import { afterAll, expect, it, vi } from 'vitest';
import { largeSaves } from '../../platform/testing/large-save.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId } = world;
await server.platform.jobs.start();
afterAll(() => server.platform.jobs.stop());
const { setWalletAlert, warehouseWallets, exportTransactions } = billingApi.calls;
const { recordPayment, reversePayment, clientStatement } = moneyApi.calls;
const usd = (minor: number) => ({ minor, currency: 'USD' });
await world.stocked(1);
const payment = { warehouseId, orgId, amount: usd(25_000), reference: 'FT-ALERT' };

it('owners are notified once when a balance with a warehouse falls below their alert, by its name', async () => {
  expect(await refused(setWalletAlert, { body: { warehouseId, lowBalance: usd(1) } }, other)).toEqual({
    code: 404,
  });
  const euros = { minor: 1, currency: 'EUR' };
  expect(await refused(setWalletAlert, { body: { warehouseId, lowBalance: euros } }, seller)).toEqual({
    code: 400,
  });
  await made(recordPayment, { body: payment }, staff);
  const body = { warehouseId, lowBalance: usd(10_000) };
  const wallets = await made(setWalletAlert, { body }, seller);
  expect(wallets.find((one) => one.warehouseId === warehouseId)).toMatchObject({ lowBalance: usd(10_000) });
  const { records } = await made(clientStatement, { query: { warehouseId, orgId } }, staff);
  const { transactionId } = records[0]!;
  await made(reversePayment, { body: { warehouseId, orgId, transactionId } }, staff);
  await vi.waitFor(
    async () => {
      const notices = await made(messagesApi.calls.listMessages, { query: { pageSize: 50 } }, seller);
      expect(JSON.stringify(notices)).toContain('Low balance with Of its own: 0.00 USD');
    },
    { timeout: 20_000, interval: 200 },
  );
  await made(setWalletAlert, { body: { warehouseId, lowBalance: null } }, seller);
  const after = await made(warehouseWallets, {}, seller);
  expect(after.find((one) => one.warehouseId === warehouseId)).toMatchObject({ lowBalance: null });
});

it('the statement of a warehouse wallet is exported to a file, with its filters', async () => {
  const body = { warehouseId, kind: 'top-up' as const, format: 'csv' as const };
  expect(await refused(exportTransactions, { body }, other)).toEqual({ code: 404 });
  const { taskId } = await made(exportTransactions, { body }, seller);
  const { ended } = largeSaves(
    () => server,
    () => seller,
  );
  const task = await ended(taskId);
  expect(task).toMatchObject({ status: 2, taskNo: 'Export-WALLET' });
  const file = await server.send(tasksApi.calls.download, { params: { fileId: task.fileId! } }, seller);
  const [headings, ...rows] = file.body.trim().split('\r\n');
  expect(headings).toContain('Time,Type,For,Payment reference,Amount,Balance,Currency');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('FT-ALERT,250');
});
