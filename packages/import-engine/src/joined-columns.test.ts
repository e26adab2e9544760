import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { applyMapping } from './apply-mapping.ts';
import { checkMapping } from './check-mapping.ts';
import { columnsOfSource, joinColumns, joinedColumns } from './joined-columns.ts';
import { readCsv } from './read-csv.ts';
import { toSheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

const sheetOf = (...lines: string[]) => toSheet(readCsv(strToU8(lines.join('\n'))), 1);

/** The suggested source of each field, and the first row through it. */
function suggested(...lines: string[]) {
  const sheet = sheetOf(...lines);
  const suggestion = Object.entries(suggestMapping(orderShipmentImport, sheet));
  const mapping = Object.fromEntries(suggestion.map(([field, { clientField }]) => [field, clientField]));
  const { fields, columns } = applyMapping(orderShipmentImport, sheet, mapping);
  const row = Object.fromEntries(fields.map((field, at) => [field, columns[at]![0]!]));
  return { mapping, row };
}

describe('several columns of one field', () => {
  it.each([
    [['First name', 'Last name'], ' ', '{First name} {Last name}'],
    [['姓', '名'], '', '{姓}{名}'],
    [['Address 1', 'Address 2', 'Address 3'], ', ', '{Address 1}, {Address 2}, {Address 3}'],
    [['Only'], ', ', 'Only'],
  ])('%j joined by "%s" are written %s', (columns, separator, source) => {
    expect(joinColumns(columns, separator)).toBe(source);
    expect(columnsOfSource(source)).toEqual(columns);
    expect(joinedColumns(source)).toEqual(columns.length > 1 ? { columns, separator } : undefined);
  });

  it.each(['Name', '{Name}', 'Name {first}', '{first} {}', '{a} b'])('"%s" is one column', (source) => {
    expect(joinedColumns(source)).toBeUndefined();
    expect(columnsOfSource(source)).toEqual([source]);
  });

  it('are joined row by row, without separators for blank cells', () => {
    const sheet = sheetOf('SKU,First,Second,Third', 'A,one, two ,three', 'B,,two,', 'C,,,');
    const mapping = { skuCode: 'SKU', note: '{First}, {Second}, {Third}' };
    const { fields, columns } = applyMapping(productImport, sheet, mapping);
    expect(columns[fields.indexOf('note')]).toEqual(['one, two, three', 'two', '']);
  });

  it('keep the warnings of each', () => {
    const sheet = sheetOf('SKU,First,Second', 'A,one,two');
    const warned = { ...sheet, warnings: [{ rowNumber: 2, column: 2, code: 'scientific' as const }] };
    const mapping = { skuCode: 'SKU', note: '{First} {Second}' };
    const { fields, warnings } = applyMapping(productImport, warned, mapping);
    expect(warnings).toMatchObject([{ rowNumber: 2, column: fields.indexOf('note') }]);
  });

  it('may also be the name of a column', () => {
    const sheet = sheetOf('SKU,{a} {b}', 'A,own');
    const mapping = { skuCode: 'SKU', note: '{a} {b}' };
    const { fields, columns } = applyMapping(productImport, sheet, mapping);
    expect(columns[fields.indexOf('note')]).toEqual(['own']);
  });

  it.each([
    ['a column that is missing', { note: '{First} {Gone}' }, ['imports.columnMissing']],
    [
      'a column that fills another field',
      { note: '{First} {Second}', brand: 'Second' },
      ['imports.columnUsedTwice', 'imports.columnUsedTwice'],
    ],
    ['a number', { purchasingCost: '{First} {Second}' }, ['imports.columnMissing']],
    ['texts', { note: '{First} {Second}' }, []],
  ])('are checked: %s', (_, mapping, codes) => {
    const required = productImport.fields.flatMap((field) => ('required' in field ? [[field.key, 'x']] : []));
    const fixed = Object.fromEntries(required) as Record<string, string>;
    const faults = checkMapping(productImport, mapping, ['First', 'Second'], fixed);
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the suggestion of several columns', () => {
  it.each<[string, string, string]>([
    ['First Name,Last Name', 'Ann,Lee', 'Ann Lee'],
    ['Last Name,First Name', 'Lee,Ann', 'Ann Lee'],
    ['ShipFirstName,ShipLastName', 'Ann,Lee', 'Ann Lee'],
    ['recipient_first_name,recipient_last_name', 'Ann,Lee', 'Ann Lee'],
    ['Given name,Family name', 'Ann,Lee', 'Ann Lee'],
    ['Forename,Surname', 'Ann,Lee', 'Ann Lee'],
    ['收件人姓,收件人名', '李,安', '李安'],
    ['收件人名,收件人姓', 'Ann,Lee', 'Ann Lee'],
    ['姓,名', '李,安', '李安'],
    ['First Name,Last Name', '安,李', '李安'],
    ['First Name (Shipping),Last Name (Shipping)', 'Ann,Lee', 'Ann Lee'],
    ['Vorname,Nachname', 'Anna,Lehmann', 'Anna Lehmann'],
    ['First,Last', 'Ann,Lee', 'Ann Lee'],
    ['Recipient First,Recipient Last', 'Ann,Lee', 'Ann Lee'],
    ['Förnamn,Efternamn', 'Anna,Lind', 'Anna Lind'],
    ['Imię,Nazwisko', 'Anna,Nowak', 'Anna Nowak'],
    ['이름,성', '길동,홍', '홍길동'],
  ])('a name in the columns %s', (headings, cells, name) => {
    const { mapping, row } = suggested(`Order ID,${headings},City`, `1,${cells},Austin`);
    expect(row['name']).toBe(name);
    expect(joinedColumns(mapping['name']!)?.columns.toSorted()).toEqual(headings.split(',').toSorted());
  });

  it('does not join halves of two names', () => {
    const { mapping } = suggested('Order ID,Billing First Name,Shipping Last Name', '1,Ann,Lee');
    expect(Object.values(mapping).some((source) => joinedColumns(source))).toBe(false);
  });

  it('keeps address lines that the import has no field for', () => {
    const { row } = suggested(
      'Order ID,First Name,Last Name,Address 1,Address 2,Address 3,Address 4,City',
      '1,Ann,Lee,Flat 3,Rose House,12 Mill Lane,Old Town,Austin',
    );
    expect(row).toMatchObject({
      addressLine1: 'Flat 3',
      addressLine2: 'Rose House, 12 Mill Lane, Old Town',
      name: 'Ann Lee',
    });
    const chinese = suggested('订单号,地址1,地址2,地址3', '1,一,二,三');
    expect(chinese.row).toMatchObject({ addressLine1: '一', addressLine2: '二, 三' });
  });
});
