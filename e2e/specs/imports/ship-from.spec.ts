import { atBothWidths } from '../../fixtures/looks.ts';
import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const words = { shipFrom: '发货地址', resume: '继续', save: '导入 1 行', receipt: '查看导入结果' } as const;

/** The first row of the sample file without the columns of its sender. */
async function withoutSender(wizard: ImportWizard, orderNo: string): Promise<Buffer> {
  const [headings, order] = await wizard.sampleLines();
  const isKept = headings!.split(',').map((heading) => !/sender|寄件|发件/i.test(heading));
  const lines = [headings!, order!.replaceAll('LD-10481', orderNo)];
  const cut = (line: string) => line.split(',').filter((_, column) => isKept[column]);
  return Buffer.from(lines.map((line) => cut(line).join(',')).join('\r\n'));
}

test('an address of the address book is the sender of every row', async ({
  openAs,
  expectAccessible,
  page: sized,
  request,
}) => {
  test.slow();
  await sized.setViewportSize({ width: 375, height: 800 });
  const login = await request.post('/api/wms-user/auth/login', {
    data: { userName: people.seller, password },
  });
  const { data } = (await login.json()) as { data: { accessToken: string } };
  const street = `${Date.now() % 1e7} Depot Road`;
  const saved = await request.post('/api/lading-shipment/address/book/save', {
    headers: { authorization: `Bearer ${data.accessToken}` },
    data: {
      address: {
        name: 'Mei Chen',
        company: '',
        addressLine1: street,
        addressLine2: '',
        city: 'Oakland',
        stateCode: 'CA',
        zipCode: '94607',
        countryCode: 'US',
        phone: '5105550142',
        email: '',
      },
    },
  });
  expect(await saved.json()).toMatchObject({ result: 'OK' });

  const page = await openAs('seller', '/b/#/orders', '简体中文');
  page.on('dialog', (question) => void question.accept());
  const wizard = new ImportWizard(page, 'orders');
  const dialog = await wizard.open();
  await wizard.toColumns('no-sender.csv', await withoutSender(wizard, `E2E-SF${Date.now() % 1e7}`));
  const shipFrom = dialog.getByRole('combobox', { name: words.shipFrom, exact: true });
  await shipFrom.fill(street);
  await page.getByRole('option', { name: new RegExp(street) }).click();
  await expect(shipFrom).toHaveValue(`Mei Chen, ${street}, Oakland`);
  await atBothWidths(page, expectAccessible);
  await wizard.toRows(1);
  await expect(wizard.noErrors).toBeVisible();

  await page.reload();
  await wizard.unfinished('no-sender.csv').getByRole('button', { name: words.resume }).click();
  await expect(wizard.noErrors).toBeVisible();
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('button', { name: words.receipt, exact: true }).click();
  await expect(page).toHaveURL(/\/b\/#\/imports\/\d+$/);
});
