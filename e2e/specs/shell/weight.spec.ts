import { relative } from 'node:path';
import { firstPages } from '../../../scripts/lib/first-pages.mjs';
import { filesOf } from '../../../scripts/lib/page-weight.mjs';
import { root } from '../../../scripts/lib/root.mjs';
import { expect, test } from '../../fixtures/test.ts';

/** The built file of a server address. */
function builtFile(address: string): string {
  const path = new URL(address).pathname;
  const [, app] = /^\/apps\/([^/]+)\//.exec(path) ?? [];
  return app ? path.replace(`/apps/${app}/`, `apps/${app}/dist/`) : `apps/shell/dist${path}`;
}

/** The scripts of some sources and of all that they import, as paths in the project. */
const scriptsOf = (sources: Parameters<typeof filesOf>[0]) =>
  filesOf(sources).map((file) => relative(root, file));

for (const { name, address, sources, later } of firstPages) {
  test(`the ${name} fetches the scripts that its budget counts, and no others`, async ({ page, openAs }) => {
    if (address !== '/login') {
      await openAs('shipper', address);
      // Sign-in first: the counted reload finds a session, like any page but the first of a day.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) fetched.add(builtFile(request.url()));
    });
    await (address === '/login' ? page.goto(address) : page.reload());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const counted = scriptsOf(sources).toSorted();
    // Deferred parts load when the machine is idle.
    await expect.poll(() => counted.filter((file) => !fetched.has(file)), { timeout: 20_000 }).toEqual([]);
    await page.waitForLoadState('networkidle');
    // A slow machine sees them come before it rests.
    const uncounted = scriptsOf(later).filter((file) => !counted.includes(file));
    expect([...fetched].filter((file) => !uncounted.includes(file)).toSorted()).toEqual(counted);
  });
}
