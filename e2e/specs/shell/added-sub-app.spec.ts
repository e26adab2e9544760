import type { Page } from '@playwright/test';
import { newPerson } from '../../fixtures/new-person.ts';
import { expect, test } from '../../fixtures/test.ts';

const row = {
  name: 'returns-desk',
  prefix: '/returns',
  kind: 'module',
  entry: '/apps/returns-desk/app.js',
  label: { en: 'Returns desk', cn: '退货台' },
  menuAfter: 'shipment',
};

/** What pages are made of, one of each that a reset changes. */
const content = `
  <h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6><p>Text <b>bold</b> <a href="#x">link</a> <small>small</small></p>
  <ul><li>A</li></ul><ol><li>B</li></ol><menu><li>C</li></menu><dl><dt>D</dt><dd>E</dd></dl><blockquote>Quote</blockquote><pre>pre</pre><code>code</code><hr>
  <fieldset><legend>Legend</legend><input value="1"><input type="checkbox"><input type="file"><select><option>O</option></select><textarea></textarea></fieldset>
  <button>Press</button><progress></progress><table><thead><tr><th>H</th></tr></thead><tbody><tr><td>I</td></tr></tbody></table><figure>F</figure><img alt="" width="4">`;
const looks = [
  'display',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'color',
  'textDecorationLine',
  'marginTop',
  'marginLeft',
  'paddingTop',
  'paddingLeft',
  'borderTopWidth',
  'borderTopStyle',
  'boxSizing',
  'listStyleType',
  'backgroundColor',
  'borderRadius',
  'verticalAlign',
  'borderCollapse',
  'cursor',
] as const;

/** How each element looks, and its name. */
const looksOf = (page: Page, root: string): Promise<string[]> =>
  page.locator(root).evaluate(
    (element, names) =>
      [...element.querySelectorAll('*')].map((found) => {
        const style = getComputedStyle(found);
        return `${found.localName} ${names.map((name) => `${name}=${style[name]}`).join(' ')}`;
      }),
    looks,
  );

async function addToRegistry(page: Page): Promise<void> {
  await page.route('**/apps.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { version: number; apps: unknown[] };
    await route.fulfill({ json: { ...registry, apps: [...registry.apps, row] } });
  });
  await page.route('**/apps/returns-desk/app.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const mount = ({ domElement }) => { domElement.innerHTML = ${JSON.stringify(content)}; };
        export const unmount = ({ domElement }) => domElement.replaceChildren();`,
    }),
  );
}

test('a sub-application added by the registry has its entry in the menu, its title, and its own look', async ({
  page,
  request,
  openAs,
  context,
}) => {
  const email = await newPerson(request);
  await addToRegistry(page);
  await openAs(email, '/b/#/orders');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Returns desk' }).click();
  await expect(page.getByRole('heading', { name: 'One', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Returns desk/);
  await expect(menu.getByRole('link', { name: 'Returns desk' })).toHaveAttribute('aria-current', 'page');
  const names = await menu.locator('ul > li').allInnerTexts();
  expect(names.indexOf('Returns desk')).toBe(names.indexOf('Shipments') + 1);

  const alone = await context.newPage();
  await alone.setContent(`<!doctype html><html lang="en"><body><main>${content}</main></body></html>`);
  const expected = await looksOf(alone, 'main');
  expect(expected.length).toBeGreaterThan(40);
  expect(await looksOf(page, '[data-sub-app=returns-desk]:not([data-sub-app-overlay])')).toEqual(expected);
});
