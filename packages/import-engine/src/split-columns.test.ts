import { orderShipmentImport } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { suggestMapping } from './suggest-mapping.ts';

const suggested = (columns: Readonly<Record<string, readonly string[]>>, field: string) =>
  suggestMapping(orderShipmentImport, {
    headings: Object.keys(columns),
    columns: Object.values(columns).map((cells) => [...cells]),
  })[field]?.clientField;

it.each([
  ['Straße', 'Hausnummer', ['Hauptstraße', 'Lindenweg'], ['5', '12a']],
  ['RECV_STREET', 'RECV_HOUSENUMBER', ['Hauptstraße', 'Am Markt'], ['5', '12']],
  ['Lieferadresse_Strasse', 'Lieferadresse_Hausnummer', [], []],
  ['Endereço', 'Número', ['Rua das Flores', 'Avenida Central'], ['120', '7 A']],
  ['Calle', 'Numeración', [], []],
  ['shippingAddressStreet', 'shippingAddressNumber', ['Kerkstraat', 'Dorpsweg'], ['1', '2']],
])('a street %s and its number %s are joined', (street, number, streets, numbers) => {
  expect(suggested({ [street]: streets, [number]: numbers }, 'addressLine1')).toBe(`{${street}} {${number}}`);
});

it('the number comes first where it stands in front', () => {
  const columns = { 'House number': ['12', '7'], Street: ['High Street', 'Mill Lane'] };
  expect(suggested(columns, 'addressLine1')).toBe('{House number} {Street}');
});

it('a street that already contains its number is unchanged', () => {
  const columns = { Straße: ['Hauptstraße 5', 'Lindenweg 12a'], Hausnummer: ['5', '12a'] };
  expect(suggested(columns, 'addressLine1')).toBe('Straße');
});

it('a number that stands elsewhere, or is none of a house, is not taken', () => {
  expect(suggested({ Number: ['1'], Street: ['High Street'] }, 'addressLine1')).toBe('Street');
  expect(suggested({ Street: ['High Street'], Number: ['020 7946 0018'] }, 'addressLine1')).toBe('Street');
  expect(suggested({ Address: ['Mill Lane, Pune'], Number: ['9820098200'] }, 'addressLine1')).toBe('Address');
});

it('the number of another party is not taken', () => {
  const columns = { RECV_STREET: ['Hauptstraße'], SEND_HOUSENUMBER: ['5'] };
  expect(suggested(columns, 'addressLine1')).toBe('RECV_STREET');
});

it('the parts of a postal code and of a phone number are joined', () => {
  const columns = {
    送付先郵便番号1: ['150', '530'],
    送付先郵便番号2: ['0001', '0002'],
    送付先電話番号1: ['03', '06'],
    送付先電話番号2: ['1234', '2345'],
    送付先電話番号3: ['5678', '6789'],
  };
  expect(suggested(columns, 'zipCode')).toBe('{送付先郵便番号1}-{送付先郵便番号2}');
  expect(suggested(columns, 'phone')).toBe('{送付先電話番号1}-{送付先電話番号2}-{送付先電話番号3}');
});

it('two complete phone numbers are not', () => {
  const columns = { 'Phone 1': ['2075550119', '5105550142'], 'Phone 2': ['2075550118', ''] };
  expect(suggested(columns, 'phone')).toBe('Phone 1');
});

it.each([
  ['Vorname', 'Name', '{Vorname} {Name}'],
  ['Name', 'Surname', '{Name} {Surname}'],
  ['Prénom', 'Nom', '{Prénom} {Nom}'],
  ['送付先姓', '送付先名', '{送付先姓}{送付先名}'],
  ['送付先名字', '送付先名前', '{送付先名字}{送付先名前}'],
  ['配送先名（姓）', '配送先名（名）', '{配送先名（姓）}{配送先名（名）}'],
  ['收件人姓', '收件人名字', '{收件人姓}{收件人名字}'],
])('%s and %s are one name', (one, other, source) => {
  expect(suggested({ [one]: [], [other]: [] }, 'name')).toBe(source);
});
