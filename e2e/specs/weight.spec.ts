import { relative } from 'node:path';
import { firstPages } from '../../scripts/lib/first-pages.mjs';
import { filesOf } from '../../scripts/lib/page-weight.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { expect, test } from '../fixtures/test.ts';

/** What stands under an address of the server, as a path of the built files. */
function builtFile(address: string): string {
  const path = new URL(address).pathname;
  const [, app] = /^\/apps\/([^/]+)\//.exec(path) ?? [];
  return app ? path.replace(`/apps/${app}/`, `apps/${app}/dist/`) : `apps/shell/dist${path}`;
}

for (const { name, address, sources } of firstPages) {
  test(`the ${name} fetches the scripts that its budget counts, and no others`, async ({ page, openAs }) => {
    if (address !== '/login') {
      await openAs('shipper', address);
      // The reload that is counted comes with a token in hand, as any but the first page of a day.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) fetched.add(builtFile(request.url()));
    });
    await (address === '/login' ? page.goto(address) : page.reload());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect([...fetched].toSorted()).toEqual(
      filesOf(sources)
        .map((file) => relative(root, file))
        .toSorted(),
    );
  });
}
