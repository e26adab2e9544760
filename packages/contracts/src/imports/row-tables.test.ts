import { describe, expect, it } from 'vitest';
import { customsUnits } from '../shipping/customs-units.ts';
import { defaultDialogWidths, type ImportDefinition, type ImportField } from './define-import.ts';
import { importOptions } from './import-options.ts';
import { orderShipmentImport } from '../orders/order-shipment.import.ts';
import { productImport } from '../products/product.import.ts';

/** The two row tables of spec §3, transcribed independently: key, whether it is required (`*`), its editor, and its special rule. */
const productRow = `
  skuCode        *  text
  skuName        *  text
  skuNameCN         text
  ean               text
  upc               text
  asin              text    letters-digits
  fnSku             text    letters-digits
  extraBarcode1     text
  purchasingCost    number  0..999999999 decimals 2
  brand             text
  packageType    *  select  Ready To Ship | Package Needed
  qtyInOnePackage   number  0..999999999 decimals 0
  length         *  number  0..999999999 decimals 2 not-zero
  width          *  number  0..999999999 decimals 2 not-zero
  height         *  number  0..999999999 decimals 2 not-zero
  weight1           number  0..999999999 decimals 2
  weight2           number  0..999999999 decimals 2
  unit           *  select  cm/kg | in/lb
  batteryFlag       select  No | Yes
  declaredValue     number  0..999999999 decimals 2
  scheduleB         text
  originCountry     select  countries
  quantityUnit      select  customs-units
  custDescription   text
  note              text
`;

const orderRow = `
  orderNO             *  text
  createTime             text    date-time
  storeName              text
  carrierName         *  text
  serviceCode         *  text
  reference              text    max 30
  reference2             text    max 30
  signatureType          text
  senderName          *  text
  senderCountryCode   *  select  countries
  senderCompany          text
  senderAddressLine1  *  text
  senderAddressLine2     text
  senderCity          *  text
  senderStateCode     *  text
  senderZipCode       *  text
  senderPhone         *  text
  senderEmail            text    email
  name                *  text
  addressLine1        *  text
  addressLine2           text
  company                text
  city                *  text
  stateCode           *  text
  zipCode             *  text
  countryCode         *  select  countries
  email                  text    email
  phone                  text
  packageType            text
  packageLength          number  0..999999999 decimals 2 not-zero
  packageWidth           number  0..999999999 decimals 2 not-zero
  packageHeight          number  0..999999999 decimals 2 not-zero
  packageWeight1         number  0..999999999 decimals 2
  packageWeight2         number  0..999999999 decimals 0
  packageUnit            select  cm/kg | in/lb
  isCod                  select  No | Yes
  codAmount              number  0..999999999 decimals 2
  payMethod              text
  insuranceDeclared      number  0..999999999 decimals 2
  lithium                select  No | Yes
  batteryType            number  0..999999999 decimals 0
`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));

/** A field as a line of such a table. Lengths that the specification does not define are omitted. */
function line({ key, required, editor, options, number, rule, format, maxLength }: ImportField): string {
  const choices = typeof options === 'string' ? options : options?.map((option) => option.value).join(' | ');
  const isReference = key.startsWith('reference');
  return [
    key,
    required ? '*' : '',
    editor,
    choices,
    number ? `${number.minimum}..${number.maximum} decimals ${number.decimals}` : '',
    rule,
    format,
    isReference ? `max ${maxLength}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

describe.each<[string, ImportDefinition, string]>([
  ['product', productImport, productRow],
  ['order with shipment', orderShipmentImport, orderRow],
])('the import row of a %s, field by field (spec §3, §5)', (_name, { fields }, table) => {
  const lines = new Map(fields.map((field) => [field.key, line(field)]));

  it.each(rowsOf(table))('%s', (row) => {
    expect(lines.get(row.split(' ')[0]!)).toBe(row);
  });

  it('has no fields beyond those of the table', () => {
    const known = rowsOf(table).map((row) => row.split(' ')[0]);
    expect(fields.map(({ key }) => key).toSorted()).toEqual(known.toSorted());
  });
});

describe('shared by the tables', () => {
  it('is a list of about 70 customs units, with those that the specification names', () => {
    const units = customsUnits.map(({ en }) => en);
    expect(units.length).toBeGreaterThanOrEqual(70);
    expect(units).toEqual(
      expect.arrayContaining(['Pieces', 'Kilograms', 'Dozen', 'Pairs', 'No unit required']),
    );
  });

  it('is the list of countries, by their code', () => {
    const values = importOptions({ options: 'countries' }).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['US', 'CN', 'DE']));
  });

  it('the default widths are 650, 650 and 1024 (spec §2)', () => {
    expect(defaultDialogWidths).toEqual([650, 650, 1024]);
  });
});
