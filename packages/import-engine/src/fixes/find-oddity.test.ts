import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { expect, it } from 'vitest';
import { findOddity } from './find-oddity.ts';

function told(key: string, text: string, country = 'US') {
  const definition = orderShipmentImport;
  const field = definition.fields.find((candidate) => candidate.key === key)!;
  const found = findOddity({ definition, field, text, value: () => country });
  return found && `${found.oddity}: ${found.fix.readings.only?.[key]}`;
}

it.each([
  ['orderNO', 'LD\u200b-1', 'hidden-characters: LD-1'],
  ['orderNO', 'LD\u00a01', 'hidden-characters: LD 1'],
  ['orderNO', 'ＬＤ－１', 'wide-characters: LD－1'],
  ['name', 'José Müller', undefined],
  ['name', '王小明（仓库）', undefined],
  ['name', '👩\u200d🔧 Ann', undefined],
  ['addressLine1', '1 Main St\nFloor 2', undefined],
  ['stateCode', 'California', 'state-name: CA'],
  ['stateCode', 'new  york', 'state-name: NY'],
  ['stateCode', '加州', 'state-name: CA'],
  ['stateCode', '德克萨斯州', 'state-name: TX'],
  ['stateCode', 'CA', undefined],
  ['zipCode', '4101', 'short-zip: 04101'],
  ['zipCode', '94107', undefined],
  ['city', '4101', undefined],
])('%s %j: %s', (key, text, wanted) => {
  expect(told(key, text)).toBe(wanted);
});

it('knows states and ZIP codes of the United States only', () => {
  expect(told('stateCode', 'Victoria', 'AU')).toBeUndefined();
  expect(told('zipCode', '3000', 'AU')).toBeUndefined();
  expect(told('zipCode', '4101', 'USA')).toBe('short-zip: 04101');
});
