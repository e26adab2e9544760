import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { headingCurrency } from './fixes/currency-words.ts';
import { readSheet } from './read-sheet.ts';
import { toSheet } from './sheet.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** The rows and fields of a file that get a warning because of their currency. */
async function warned(
  file: string | Uint8Array,
  mapping: Record<string, string>,
  definition: typeof productImport | typeof orderShipmentImport = productImport,
) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const sheet = toSheet(await readSheet(bytes), 1);
  const { warnings } = applyMapping(definition, sheet, mapping);
  return warnings.flatMap(({ code, rowNumber, column }) =>
    code === 'foreign-money' ? [`${rowNumber} ${definition.fields[column]!.key}`] : [],
  );
}

describe('a heading', () => {
  it.each([
    'Purchasing cost (EUR)',
    'Purchasing cost [€]',
    'Cost, GBP',
    'Cost in EUR',
    'EUR cost',
    'cost_eur',
    'Unit price £',
    'Unit price £/pc',
    'Unit cost (CAD/unit)',
    'Cost (C$)',
    'Cost CA$',
    'Cost (HK$)',
    'Cost (Rs.)',
    'Cost (kr)',
    'Cost (zł)',
    '单价(元)',
    '单价（元）',
    '单价（元/件）',
    '采购价元',
    '采购单价/元',
    '采购成本（RMB）',
    '采购成本（￥）',
    '采购成本 人民币',
    '申报价值(欧元)',
    '原価（円）',
    'Цена, руб.',
    'Цена закупки (в рублях)',
    'Ціна, грн',
    'Цена в тенге',
    'Cena zakupu zł',
    'Nákupní cena Kč',
    'Alış fiyatı TL',
    'Harga Rp',
    'Price Rs.',
    'Giá (đồng)',
    'Inköpspris kr',
    'Cost UAH',
    '采购(CNY) › 单价',
  ])('names another currency: %s', (heading) => {
    expect(headingCurrency(heading)).toBe('foreign');
  });

  it.each([
    'Value (USD)',
    'Cost $',
    'Cost ($)',
    'Cost US$',
    'Cost (US $)',
    'Price in dollars',
    '单价(美元)',
    '单价（美金）',
  ])('names US dollars: %s', (heading) => {
    expect(headingCurrency(heading)).toBe('dollar');
  });

  it.each([
    'Purchasing cost',
    'Cost (per unit)',
    'COST TOP',
    'Try cost',
    'Cost for all',
    'Price (USD/EUR)',
    '成本',
    'Cost/pc',
    'Kraków cost',
    'Cost of labels',
    'Rspb cost',
  ])('names none, or both: %s', (heading) => {
    expect(headingCurrency(heading)).not.toBe('foreign');
  });
});

describe('an amount in another currency is warned of', () => {
  it.each(['Cost (EUR)', 'Unit price £', '单价(元)'])('where its heading says so: %s', async (heading) => {
    const file = `SKU,${heading}\nA,12.50\nB,\nC,3`;
    expect(await warned(file, { skuCode: 'SKU', purchasingCost: heading })).toEqual([
      '2 purchasingCost',
      '4 purchasingCost',
    ]);
  });

  it('in every field of money', async () => {
    expect(await warned('SKU,Value (EUR)\nA,5', { skuCode: 'SKU', declaredValue: 'Value (EUR)' })).toEqual([
      '2 declaredValue',
    ]);
    const orders = 'No,COD (EUR),Insured (£)\nA,5,6';
    const mapping = { orderNO: 'No', codAmount: 'COD (EUR)', insuranceDeclared: 'Insured (£)' };
    expect(await warned(orders, mapping, orderShipmentImport)).toEqual([
      '2 codAmount',
      '2 insuranceDeclared',
    ]);
  });

  it('where a column of currencies says so, the nearest of several', async () => {
    const file = 'SKU,Cost,Currency,Value,Value currency\nA,5,EUR,7,USD\nB,5,USD,7,CNY\nC,5,,7,';
    expect(await warned(file, { skuCode: 'SKU', purchasingCost: 'Cost', declaredValue: 'Value' })).toEqual([
      '2 purchasingCost',
      '3 declaredValue',
    ]);
    const chinese = 'SKU,采购单价,采购币种\nA,5,人民币\nB,5,美元\nC,5,CNY';
    expect(await warned(chinese, { skuCode: 'SKU', purchasingCost: '采购单价' })).toEqual([
      '2 purchasingCost',
      '4 purchasingCost',
    ]);
  });

  it.each(['Валюта', 'Waluta', 'Moeda', 'Para birimi', 'Mata uang', 'สกุลเงิน'])(
    'where a column of currencies has the name %s',
    async (heading) => {
      const file = `SKU,Cost,${heading}\nA,5,EUR\nB,5,USD`;
      expect(await warned(file, { skuCode: 'SKU', purchasingCost: 'Cost' })).toEqual(['2 purchasingCost']);
    },
  );

  it.each([
    ['[$€-407]#,##0.00', true],
    ['#,##0.00\\ [$€-1]', true],
    ['"€"#,##0', true],
    ['_-"£"* #,##0.00_-;-"£"* #,##0.00_-', true],
    ['[$¥-804]#,##0.00', true],
    ['"¥"#,##0.00;[Red]"¥"\\-#,##0.00', true],
    ['¥#,##0.00', true],
    ['0.00"元"', true],
    ['[$EUR]\\ #,##0.00', true],
    ['[$HK$-C04]#,##0.00', true],
    ['[$$-409]#,##0.00', false],
    ['"$"#,##0.00', false],
    ['[$USD]\\ #,##0.00', false],
    ['[$-804]0.00', false],
    ['#,##0.00_);(#,##0.00)', false],
  ])('where the number format says so: %s', async (format, isWarned) => {
    const code = format.replaceAll('"', '&quot;');
    const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="${code}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>`;
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const file = sheetByHand(
      `<row>${text('SKU')}${text('Cost')}${text('Weight')}</row><row>${text('A')}<c s="1"><v>12.5</v></c><c s="1"><v>1</v></c></row>`,
      { styles },
    );
    expect(await warned(file, { skuCode: 'SKU', purchasingCost: 'Cost', weight1: 'Weight' })).toEqual(
      isWarned ? ['2 purchasingCost'] : [],
    );
  });

  it.each([
    ['in dollars', 'SKU,Cost (USD),Currency\nA,5,EUR', 'Cost (USD)'],
    ['without a currency', 'SKU,Cost\nA,5', 'Cost'],
    ['in dollars by its column', 'SKU,Cost,Currency\nA,5,USD\nB,5,US$', 'Cost'],
  ])('but not one %s', async (_, file, heading) => {
    expect(await warned(file, { skuCode: 'SKU', purchasingCost: heading })).toEqual([]);
  });
});
