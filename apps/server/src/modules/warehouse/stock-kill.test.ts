import { floorApi, outboundApi } from '@lading/contracts/warehouse';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseUrlOf } from '../../platform/testing/database-url.ts';
import { serverNode } from '../../testing/server-node.ts';
import { newKey, warehouseWorld } from './testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, seller, staff, server, warehouseId, database } = world;
const { pick } = floorApi.calls;

it('a server killed between picks leaves complete picks, and repeated requests run once', async () => {
  const units = 40;
  const { skuCode, productId } = await world.stocked(units);
  const orderId = await world.newOrder([{ skuCode, quantity: units }]);
  const { outboundId } = await made(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
  );
  const node = await serverNode({
    DATABASE_URL: await databaseUrlOf(database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
    LADING_DEMO: '0',
    LOG_LEVEL: 'warn',
  });
  onTestFinished(() => node.kill());
  await node.start();
  const post = (path: string, body: object, token = '') =>
    fetch(`${node.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const login = await post('/api/wms-user/auth/login', {
    userName: 'floor@lading.test',
    password: 'Lading_2026',
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };

  const scans = Array.from({ length: units }, () => ({
    outboundId,
    eventKey: newKey(),
    code: skuCode,
    quantity: 1,
    binCode: 'T-1',
  }));
  const picked = async () => {
    const { rows } = await database.pool.query<{ n: number }>(
      "select count(*)::integer as n from wms_event where subject_id = $1 and kind = 'outbound.picked'",
      [outboundId],
    );
    return rows[0]!.n;
  };
  const sent = scans.map((scan) =>
    post('/api/lading-outbound/wms/outbound/pick', scan, data.accessToken).then(
      (reply) => reply.status,
      () => 'lost',
    ),
  );
  await vi.waitFor(async () => expect(await picked()).toBeGreaterThan(2), { timeout: 60_000, interval: 5 });
  await node.kill();
  await Promise.all(sent);
  // Interrupted work is recorded completely or not at all.
  await vi.waitFor(async () => expect(await world.findings()).toEqual([]), { timeout: 30_000 });
  const before = await picked();
  expect(await world.levelOf(productId)).toMatchObject({ staged: before, reserved: units - before });

  for (const scan of scans) await made(pick, { body: scan }, staff);
  expect(await picked()).toBe(units);
  expect(await world.levelOf(productId)).toMatchObject({ good: 0, staged: units, reserved: 0 });
  expect(await world.findings()).toEqual([]);
}, 240_000);
