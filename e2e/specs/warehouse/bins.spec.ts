import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';

test('many bins are added at once and get labels', async ({ openAs, expectAccessible }) => {
  const page = await openAs('floor', '/w/#/bins');
  await page.setViewportSize({ width: 375, height: 812 });
  const aisle = `Z${Date.now() % 1e7}`;
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill(`${aisle}-[2-1]`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(code).toBeFocused();
  await expect(page.getByText('ranges in brackets', { exact: false })).toBeVisible();
  await expectAccessible();
  await code.fill(`${aisle}-[1-3]-[A-B]`);
  await expect(page.getByText(`Adds 6 bins, from ${aisle}-1-A to ${aisle}-3-B.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('');
  await page.getByLabel('Find a bin').fill(aisle);
  await expect(page.getByRole('list', { name: 'Bins' }).getByRole('listitem')).toHaveCount(6);
  await expectAccessible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Labels as ZPL' }).click();
  const zpl = await readFile(await (await download).path(), 'utf8');
  expect(zpl.match(/\^XA/g)).toHaveLength(6);
  expect(zpl).toContain(`${aisle}-3-B`);
});
