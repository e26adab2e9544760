import { screens } from '../../fixtures/screens.ts';
import { outsideAddress } from '../../fixtures/server-address.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const [language, width] of screens) {
  test.describe(`${width} px, ${language}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a seller comes from the marketplace over the sign-in, authorizes a warehouse and returns (spec §2, decision D10)', async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('other', `${outsideAddress.panel}/temu`, language);
      await expect(page).toHaveURL(/\/temu-warehouse-authorization\?authNo=[\w-]+&backUrl=/);
      await expect(
        page.getByRole('heading', { name: /^(Authorize cooperative warehouses|授权合作仓)$/ }),
      ).toBeVisible();
      await expect(page.getByText('Raman Home Textiles')).toBeVisible();
      await expectAccessible();

      const authorize = page.getByRole('button', {
        name: /^(Authorize and return to Temu|授权并返回 Temu)$/,
      });
      const warehouse = page.getByRole('checkbox', { name: /New Jersey/ });
      // The only one is already selected.
      await expect(warehouse).toBeChecked();
      await warehouse.click();
      await authorize.click();
      await expect(page.getByText(/^(Choose at least one warehouse|请至少选择一个仓库)$/)).toBeVisible();
      await expect(warehouse).toBeFocused();
      await expectAccessible();

      await warehouse.click();
      await page.getByRole('textbox').fill('Temu US');
      await authorize.click();
      await expect(page.getByRole('heading', { name: 'Authorized', exact: true })).toBeVisible();

      await page.goto('/b/#/settings/profile');
      if (width < 768) await page.getByRole('button', { name: '打开菜单' }).click();
      await expect(
        page.getByRole('link', { name: /^(Temu warehouse authorization|Temu 合作仓授权)$/ }),
      ).toBeVisible();
    });

    test("an address without the marketplace's parameters reports it", async ({
      openAs,
      expectAccessible,
    }) => {
      const page = await openAs('seller', '/temu-warehouse-authorization?authNo=', language);
      await expect(page.getByRole('alert')).toHaveText(/^(Missing required parameters|缺少必要参数)$/);
      await expectAccessible();
    });
  });
}

test('no one is redirected to a host that is not the marketplace’s', async ({ openAs }) => {
  const back = encodeURIComponent('https://evil.example/temu/back');
  const page = await openAs('seller', `/temu-warehouse-authorization?authNo=1&backUrl=${back}`);
  await expect(page.getByRole('alert')).toContainText('does not belong to the marketplace');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('tells users without a warehouse why (spec §6)', async ({ openAs }) => {
  const page = await openAs('plain', `${outsideAddress.panel}/temu`);
  await expect(page.getByRole('alert')).toContainText('not connected with any warehouse provider');
});
