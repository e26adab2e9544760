import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const columnsOf = (headings: readonly string[], fields: readonly string[]) => {
  const sheet = { headings: [...headings], columns: headings.map(() => []) };
  const suggestion = suggestMapping(orderShipmentImport, sheet);
  return fields.map((field) => suggestion[field]?.clientField);
};

it.each([
  [
    'a contact between two columns of the sender is the sender’s',
    [
      '订单号',
      '寄件公司',
      '联系人',
      '联系电话',
      '寄件地址',
      '收件公司',
      '联系人 (2)',
      '联系电话 (2)',
      '收件地址',
    ],
    ['senderName', 'senderPhone', 'name', 'phone'],
    ['联系人', '联系电话', '联系人 (2)', '联系电话 (2)'],
  ],
  [
    'repeated columns are each of the party in front of them',
    ['Order no', 'Sender', 'Address', 'City', 'Zip', 'Receiver', 'Address (2)', 'City (2)', 'Zip (2)'],
    ['senderAddressLine1', 'senderCity', 'senderZipCode', 'addressLine1', 'city', 'zipCode'],
    ['Address', 'City', 'Zip', 'Address (2)', 'City (2)', 'Zip (2)'],
  ],
  [
    'columns without a party stay the recipient’s after a single sender',
    ['Order no', 'Sender name', 'Name', 'Address', 'City', 'Zip'],
    ['senderName', 'name', 'addressLine1', 'city', 'zipCode', 'senderCity'],
    ['Sender name', 'Name', 'Address', 'City', 'Zip', undefined],
  ],
  [
    'a party that shares a character with its column is found',
    ['客户单号', '始发地地址', '始发市', '目的地地址', '目的地国代码', '收货联系人手机号码'],
    ['senderAddressLine1', 'senderCity', 'addressLine1', 'countryCode', 'phone'],
    ['始发地地址', '始发市', '目的地地址', '目的地国代码', '收货联系人手机号码'],
  ],
  [
    'a name in Chinese characters comes before one in English',
    ['订单号', '收件人英文名', '收件人中文名'],
    ['name'],
    ['收件人中文名'],
  ],
])('%s', (_case, headings, fields, columns) => {
  expect(columnsOf(headings, fields)).toEqual(columns);
});

it('an import without addresses is not searched for parties', () => {
  const headings = ['SKU', 'Sender', 'Name'];
  const suggestion = suggestMapping(productImport, { headings, columns: headings.map(() => []) });
  expect(suggestion['skuName']?.clientField).toBe('Name');
});

it('is not guessed from names of the other party that look alike', () => {
  const headings = ['收件人国家二字码', '收件人国家中文', '收货人'];
  expect(columnsOf(headings, ['senderCountryCode', 'name'])).toEqual([undefined, '收货人']);
});
