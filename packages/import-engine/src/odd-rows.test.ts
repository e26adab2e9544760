import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { findSuspicion } from './fixes/find-suspicion.ts';
import { oddRows } from './odd-rows.ts';
import { packColumns } from './pack-columns.ts';

const definition = orderShipmentImport;
const texts = [
  'LD-1',
  'ＬＤ１',
  'Oak\u200b',
  'California',
  '4101',
  '94107.0',
  '1.500',
  'Tel: 5105550142',
  '王小明',
  '',
];

it('lists every row with a suspicious cell, for each field and text', () => {
  for (const field of definition.fields) {
    const columns = definition.fields.map(({ key }) => texts.map((text) => (key === field.key ? text : '')));
    const odd = new Set(oddRows(definition, packColumns(columns, texts.length)));
    const found = texts.flatMap((text, row) =>
      text !== '' && findSuspicion({ definition, field, text, value: () => 'US' }) ? [row] : [],
    );
    expect(
      found.filter((row) => !odd.has(row)),
      field.key,
    ).toEqual([]);
  }
});

it('skips rows of plain texts, in any script', () => {
  const rows: Record<string, string>[] = [
    { orderNO: 'LD-1', name: 'José Müller', stateCode: 'CA', zipCode: '94107', phone: '5105550142' },
    { orderNO: '订单-2', name: '王小明（仓库）', city: '杭州', phone: '0571-88157890转8012', weight: '1.5' },
    {},
  ];
  const columns = definition.fields.map(({ key }) => rows.map((row) => row[key] ?? ''));
  expect([...oddRows(definition, packColumns(columns, rows.length))]).toEqual([]);
});

it('lists five digits where the postal codes of the country are longer', () => {
  const rows: Record<string, string>[] = [
    { countryCode: 'SG', zipCode: '18956' },
    { countryCode: 'US', zipCode: '18956' },
    { countryCode: 'DE', zipCode: '18956' },
    { countryCode: 'CN', zipCode: '10020' },
  ];
  const columns = definition.fields.map(({ key }) => rows.map((row) => row[key] ?? ''));
  expect([...oddRows(definition, packColumns(columns, rows.length))]).toEqual([0, 3]);
});
