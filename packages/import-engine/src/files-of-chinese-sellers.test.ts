import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { encoded } from './testing/encoded.ts';
import { kilograms } from './testing/kilograms.ts';
import { ordersOf, productsOf } from './testing/rows-of-file.ts';
import { sheetByHand } from './testing/workbook-by-hand.ts';

/** Files as programs and shops of China and Taiwan write them; names and addresses are invented. */

const lines = (...rows: string[]) => rows.join('\r\n');
const bookOf = (rows: readonly (readonly (string | number | null)[])[], merged: readonly string[] = []) => {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]));
  sheet['!merges'] = merged.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Sheet1');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};

it('orders of a Chinese shop whose digits are kept by tabs and apostrophes', async () => {
  const file = lines(
    '订单编号,买家会员名,买家实际支付金额,收货人姓名,收货地址,运送方式,联系电话,联系手机,订单创建时间,宝贝标题,宝贝总数量',
    `"\t3301234567890123456",tb_ann,39.90,王小明,浙江省 杭州市 西湖区 文三路90号 ,快递,"'","'13800138000",2026-11-02 09:14:00,蓝色马克杯,1`,
    `"\t3301234567890123457",tb_bob,12.00,李安,广东省 深圳市 南山区 科技园1栋 ,快递,"'0755-86000000","'13900139000",2026-11-02 21:30:12,台灯,2`,
  );
  const { rows, open, told } = await ordersOf(encoded(file, 'gb18030'));
  expect(rows[0]).toMatchObject({
    orderNO: '3301234567890123456',
    createTime: '2026-11-02 09:14:00 +08:00',
    name: '王小明',
    addressLine1: '浙江省 杭州市 西湖区 文三路90号',
    phone: '13800138000',
  });
  expect(rows[1]).toMatchObject({ orderNO: '3301234567890123457', name: '李安' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('goods of a Chinese program under two rows of headings: the package, not the article or the carton', async () => {
  const file = bookOf(
    [
      [
        'SKU',
        '品名',
        '单品规格(cm)',
        null,
        null,
        '包装规格(cm)',
        null,
        null,
        '外箱规格(cm)',
        null,
        null,
        '单品毛重(g)',
        '是否带电',
        '单箱数量',
      ],
      [null, null, '长', '宽', '高', '长', '宽', '高', '长', '宽', '高', null, null, null],
      ['LX-01', '蓝色马克杯', 9, 9, 10, 12, 11, 11.5, 50, 40, 30, 350, '否', 24],
      ['LX-02', '充电台灯', 30, 12, 12, 33, 15, 15, 60, 40, 35, 1200, '是', 6],
    ],
    ['A1:A2', 'B1:B2', 'C1:E1', 'F1:H1', 'I1:K1', 'L1:L2', 'M1:M2', 'N1:N2'],
  );
  const { rows, open, told } = await productsOf(file);
  expect(rows[0]).toMatchObject({
    skuCode: 'LX-01',
    skuName: '蓝色马克杯',
    length: '12',
    width: '11',
    height: '11.5',
    unit: 'cm/kg',
    batteryFlag: 'No',
    qtyInOnePackage: '24',
  });
  expect(rows[1]).toMatchObject({ length: '33', batteryFlag: 'Yes' });
  expect(rows.map((row) => kilograms(row, ''))).toEqual([0.35, 1.2]);
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});

it('a Chinese template whose second row says how to fill each column, and whose third is an example', async () => {
  const file = lines(
    '*订单编号,*收件人姓名,*收件人电话,*国家二字码,省/州,城市,*邮编,*地址1,包裹重量(g)',
    '必填，不超过50个字符,必填,必填,必填，如US,选填,选填,必填,必填，不超过100个字符,数字，单位克',
    '例：MB20260101,例：Ann Lee,例：5125550100,例：US,例：TX,例：Austin,例：78701,例：1 A St,例：500',
    'MB-1,Bob Lee,5125550101,US,TX,Austin,78702,2 A St,350',
    'MB-2,Eve Park,6175550100,US,MA,Boston,02101,9 Elm Road,1200',
  );
  const { rows, warnings } = await ordersOf(encoded(file, 'gb18030'));
  const noRecords = warnings.filter(({ code }) => code === 'heading-row');
  expect(noRecords.map(({ rowNumber }) => rowNumber).toSorted()).toEqual([2, 3]);
  expect(rows.at(-2)).toMatchObject({ orderNO: 'MB-1', name: 'Bob Lee', stateCode: 'TX', zipCode: '78702' });
  expect(rows.slice(-2).map((row) => kilograms(row, 'package'))).toEqual([0.35, 1.2]);
  expect(warnings.filter(({ rowNumber }) => rowNumber > 3)).toEqual([]);
});

it('a workbook with another unit in the format of each weight, and days with 年月日', async () => {
  const text = (value: string) => `<c t="str"><v>${value}</v></c>`;
  const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
  const formats = [
    '0.00&quot;kg&quot;',
    '0&quot;g&quot;',
    '0.0&quot;公斤&quot;',
    'yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@',
  ];
  const file = sheetByHand(
    [
      `<row r="1" spans="1:4">${['订单号', '收件人', '重量', '下单时间'].map(text).join('')}</row>`,
      `<row r="2">${text('W-1')}${text('王小明')}${number('0.5', 1)}${number('46328', 4)}</row>`,
      `<row r="3">${text('W-2')}${text('李安')}${number('350', 2)}${number('46328.384722222225', 4)}</row>`,
      `<row r="4">${text('W-3')}${text('赵六')}${number('1.2', 3)}${number('46329', 4)}</row>`,
    ].join(''),
    {
      styles: `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${176 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${[0, 176, 177, 178, 179].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`,
    },
  );
  const { rows, open } = await ordersOf(file);
  expect(rows.map((row) => kilograms(row, 'package'))).toEqual([0.5, 0.35, 1.2]);
  expect(rows.map(({ createTime }) => createTime!.slice(0, 10))).toEqual([
    '2026-11-02',
    '2026-11-02',
    '2026-11-03',
  ]);
  expect(open.flat()).toEqual([]);
});

it('orders of a Taiwanese shop in Big5, with full-width digits', async () => {
  const file = lines(
    '訂單編號,訂單成立日期,收件者姓名,收件者電話,郵遞區號,縣市,收件地址,寄送方式,商品名稱,數量',
    '261102ABC1,2026-11-02 09:14,陳美玲,0912-345-678,１０６,台北市,大安區和平東路一段10號,宅配,馬克杯,1',
    '261102ABC2,2026-11-02 20:40,林大同,0922-333-444,407,台中市,西屯區台灣大道三段99號,宅配,檯燈,1',
  );
  const { head, rows, open, told } = await ordersOf(encoded(file, 'big5'));
  expect(head.encoding).toBe('big5');
  expect(rows[0]).toMatchObject({
    orderNO: '261102ABC1',
    name: '陳美玲',
    phone: '0912-345-678',
    city: '台北市',
    addressLine1: '大安區和平東路一段10號',
    serviceCode: '宅配',
  });
  expect(rows[0]?.zipCode?.normalize('NFKC')).toBe('106');
  expect(rows[1]).toMatchObject({ createTime: '2026-11-02 20:40:00 +08:00', zipCode: '407', city: '台中市' });
  expect(open.flat()).toEqual([]);
  expect(told).toEqual([]);
});
