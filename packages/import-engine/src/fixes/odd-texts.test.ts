import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { oddRows } from '../odd-rows.ts';
import { packColumns } from '../pack-columns.ts';
import { findSuspicion } from './find-suspicion.ts';

const { fields } = orderShipmentImport;

/** What is suspicious about a text, and whether its row is examined. */
function told(key: string, text: string, country = ''): string | undefined {
  const field = fields.find((candidate) => candidate.key === key)!;
  const found = findSuspicion({ definition: orderShipmentImport, field, text, value: () => country });
  if (!found) return undefined;
  const packed = packColumns(
    fields.map((one) => [one === field ? text : '']),
    1,
  );
  const isLookedAt = oddRows(orderShipmentImport, packed).length === 1;
  return isLookedAt ? `${found.suspicion}: ${found.fix?.readings.only?.[key] ?? 'no fix'}` : 'not looked at';
}

it.each([
  ['reference', 'N/A', 'placeholder: '],
  ['addressLine2', 'null', 'placeholder: '],
  ['addressLine2', '-', 'placeholder: '],
  ['company', '无', 'placeholder: '],
  ['company', 'False', 'placeholder: '],
  ['addressLine2', 'FALSE', 'placeholder: '],
  ['company', 'None', undefined],
  ['name', 'N/A', undefined],
  ['name', 'Ben &amp; Co', 'entities: Ben & Co'],
  ['name', 'O&#39;Neil', "entities: O'Neil"],
  ['city', 'Caf&eacute;', 'entities: Café'],
  ['orderNO', 'A&amp;B-1', 'entities: A&B-1'],
  ['name', 'Tom & Jerry; Inc', undefined],
  ['name', 'AT&T; store &co;', undefined],
  ['addressLine1', '<b>1 &amp; 2</b>', undefined],
])('%s %j: %s', (key, text, wanted) => {
  expect(told(key, text)).toBe(wanted);
});

it.each([
  ['2101.0', 'short-zip: 02101'],
  ['501.0', 'short-zip: 00501'],
  ['7870I', 'zip-digits: no fix'],
  ['TX 78701', 'zip-digits: no fix'],
  ['02101,1234', 'zip-digits: no fix'],
  ['787011', 'zip-digits: no fix'],
  ['78701-1234', undefined],
  ['787011234', undefined],
  ['78701 1234', undefined],
])('a ZIP code of the United States %j: %s', (text, wanted) => {
  expect(told('zipCode', text, 'US')).toBe(wanted);
});

it.each(['SW1A 1AA', 'M5V 2T6', '1010', 'D02 X285'])(
  'a postal code of another country is none of ours: %s',
  (text) => {
    expect(told('zipCode', text, 'GB')).toBeUndefined();
  },
);
