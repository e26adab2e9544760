// @vitest-environment happy-dom
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

const site = { warehouseId: 'w1', rank: 1, isUsed: true, countries: [] };
let app: MountedApp;
afterEach(() => app.unmount());

it('blocks leaving with changed settings until they are saved or restored', { timeout: 60_000 }, async () => {
  app = await mountAt('#/app/outbound/routing', ({ path }) => ({
    result: 'OK',
    data: path.includes('routing') ? { isAutomatic: false, maySplit: false, warehouses: [site] } : [],
  }));
  await eventually(() => app.find('label', 'Send new orders'));
  const change = () => app.find('form input[type="checkbox"]').click();
  expect(app.isHeld()).toBe(false);
  change();
  await eventually(() => expect(app.isHeld()).toBe(true));
  change();
  await eventually(() => expect(app.isHeld()).toBe(false));
});
