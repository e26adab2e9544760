import type { APIRequestContext } from '@playwright/test';
import { asPerson } from '../../fixtures/as-person.ts';
import { atBothWidths } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportWizard } from '../../pages/import-wizard.ts';

const own = { packageType: 'Ready To Ship', length: 1, width: 1, height: 1, unit: 'cm/kg' };

interface ImportedFile {
  kind: ConstructorParameters<typeof ImportWizard>[1];
  /** Who imports it, where it is not the seller. */
  by?: 'floor';
  path: string;
  rows: number;
  lines: readonly string[];
}

/** One file of each import of records, for two products. */
const filesOf = (number: string, one: string, two: string) =>
  [
    {
      kind: 'aliases',
      path: '/o/#/app/products/aliases',
      rows: 1,
      lines: ['SKU,Alias type,Alias,Units', `${one},SKU,ALIAS-${number},3`],
    },
    {
      kind: 'bundles',
      path: '/o/#/app/products/bundles',
      rows: 2,
      lines: [
        'Bundle SKU,Bundle name,Kind,Component SKU,Component quantity',
        `SET-${number},Gift set,Virtual,${one},1`,
        `SET-${number},Gift set,Virtual,${two},2`,
      ],
    },
    {
      kind: 'inbounds',
      path: '/o/#/app/inbound',
      rows: 1,
      lines: [
        'Warehouse,Reference,Delivery,SKU,Cartons,Units per carton',
        `LAX-01,ASN-${number},Parcels,${one},2,12`,
      ],
    },
    {
      kind: 'outbounds',
      path: '/o/#/app/outbound',
      rows: 1,
      lines: [
        'Warehouse,Order number,SKU,Quantity,Recipient name,Address line 1,City,State,ZIP code,Country',
        `LAX-01,OUT-${number},${one},1,Ada Park,1 Main St,Reno,NV,89501,US`,
      ],
    },
    {
      kind: 'freight',
      path: '/o/#/app/outbound',
      rows: 1,
      lines: [
        'Warehouse,Order number,SKU,Quantity,Freight type,SCAC,Consignee,Address line 1,City,State,ZIP code,Country',
        `LAX-01,FR-${number},${one},1,LTL,SAIA,Harper,1 Main St,Reno,NV,89501,US`,
      ],
    },
    {
      kind: 'transactions',
      path: '/o/#/app/funds/warehouses',
      rows: 1,
      lines: [
        'Warehouse,Bank reference,Type,Amount,Currency,Paid on',
        `LAX-01,FT-${number},Top-up,150.25,USD,2026-11-02`,
      ],
    },
    {
      kind: 'counts',
      by: 'floor',
      path: '/w/#/counts',
      rows: 1,
      lines: ['Warehouse,Bin,SKU,Counted', `LAX-01,B-01-2,${one},0`],
    },
  ] as const satisfies readonly ImportedFile[];

/** Lets the warehouse LAX-01 know a product: it is announced there. */
async function announce(request: APIRequestContext, clientRef: string, skuCode: string): Promise<void> {
  const [floor, seller] = [await asPerson(request, 'floor'), await asPerson(request, 'seller')];
  const warehouses = (await floor('GET', '/api/wms-business/wms/warehouse/list')) as {
    warehouseId: string;
    warehouseCode: string;
  }[];
  const { warehouseId } = warehouses.find(({ warehouseCode }) => warehouseCode === 'LAX-01')!;
  const draft = { warehouseId, clientRef, delivery: 'PARCEL', lines: [{ skuCode, expected: 1 }] };
  const { inboundId } = (await seller('POST', '/api/lading-inbound/oms/inbound/save', draft)) as {
    inboundId: string;
  };
  await seller('POST', '/api/lading-inbound/oms/inbound/submit', { inboundId });
}

for (const { kind } of filesOf('', '', ''))
  test(`${kind} are imported from a file`, async ({ openAs, expectAccessible, page: sized, request }) => {
    await sized.setViewportSize({ width: 375, height: 800 });
    const number = String(Date.now() % 1e8);
    const [one, two] = [`REC-${number}-A`, `REC-${number}-B`];
    const call = await asPerson(request, 'seller');
    for (const skuCode of [one, two])
      await call('PUT', '/api/wms-product/oms/product', { ...own, skuCode, skuName: 'Stool' });
    const files: readonly ImportedFile[] = filesOf(number, one, two);
    const { by = 'seller', path, rows, lines } = files.find((file) => file.kind === kind)!;
    // Staff of a warehouse see products that were sent there.
    if (by === 'floor') await announce(request, `CNT-${number}`, one);
    const page = await openAs(by, path, '简体中文');
    const wizard = new ImportWizard(page, kind);
    const dialog = await wizard.open();
    await wizard.toColumns(`${kind}.csv`, Buffer.from(lines.join('\n')));
    await expectAccessible();
    await wizard.toRows(rows);
    await expect(wizard.noErrors).toBeVisible();
    await atBothWidths(page, expectAccessible);
    await dialog.getByRole('button', { name: /^(Import \d+ rows?|导入 \d+ 行)$/ }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: /^(View receipt|查看导入结果)$/ }).click();
    await expect(page).toHaveURL(/\/b\/#\/imports\/\d+$/);
  });
