import { orderMessages, orderShipmentImport, type OrderShipmentImportKey } from '@lading/contracts/orders';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { orderKey, StoreNames } from './known-orders.ts';
import { orderFindings, takenText } from './order-finding-rules.ts';
import { ordersOf, rowsOfColumns } from './order-rows.ts';

type Row = Partial<Record<OrderShipmentImportKey, string>>;
const rowsOf = (rows: Row[]) => rowsOfColumns(columnsOf(orderShipmentImport, rows));

const stores = new StoreNames([
  { storeId: '1', name: 'Oak & Ash' },
  { storeId: '2', name: 'Twin' },
  { storeId: '3', name: 'twin' },
]);
const known = (taken: string[] = []) => ({
  stores,
  taken: new Set(taken),
  alike: new Map<string, string>(),
  day: '2026-11-21',
});
/** `row field` of each error of the first order. */
function faultsOf(rows: Row[], about = known()) {
  const read = rowsOf(rows);
  return orderFindings(read, ordersOf(read)[0]!, about).faults.map(
    ({ row, fault }) => `${row} ${fault.fieldName}`,
  );
}

it('an order with more packages than one purchase allows can be imported, with a warning', () => {
  const warned = (packages: number) => {
    const rows = Array.from({ length: packages }, (_, at) => ({
      ...(at === 0 && { orderNO: 'A' }),
      packageType: 'Box',
    }));
    const read = rowsOf(rows);
    const { faults, warnings } = orderFindings(read, ordersOf(read)[0]!, known());
    expect(faults).toEqual([]);
    return warnings.map(({ row, fault }) => `${row} ${fault.fieldName} ${fault.code}`);
  };
  expect(warned(20)).toEqual([]);
  expect(warned(21)).toEqual([`0 orderNO ${orderMessages.manyPackages.code}`]);
});

describe('checks of a whole order', () => {
  it.each<[string, Row[], string[]]>([
    ['finds a store by name', [{ orderNO: 'A', storeName: ' oak ＆ ash ' }], []],
    ['needs no store', [{ orderNO: 'A' }], []],
    ['cannot have an unknown store', [{ orderNO: 'A', storeName: 'Elm' }], ['0 storeName']],
    ['cannot have a store whose name is ambiguous', [{ orderNO: 'A', storeName: 'TWIN' }], ['0 storeName']],
    ['may have a package in a separate row', [{ orderNO: 'A', city: 'X' }, { packageType: 'Box' }], []],
    ['has a ZIP code of its country', [{ orderNO: 'A', countryCode: 'US', zipCode: '78701-1234' }], []],
    ['cannot have another one', [{ orderNO: 'A', countryCode: 'US', zipCode: '7870' }], ['0 zipCode']],
    [
      'nor the sender',
      [{ orderNO: 'A', senderCountryCode: 'CA', senderZipCode: '78701' }],
      ['0 senderZipCode'],
    ],
    [
      'may have any code in a country without a known format',
      [{ orderNO: 'A', countryCode: 'IE', zipCode: 'D02' }],
      [],
    ],
    [
      'may repeat the same values',
      [
        { orderNO: 'A', city: 'X' },
        { packageType: 'Box', city: 'X' },
      ],
      [],
    ],
    [
      'cannot contradict itself',
      [
        { orderNO: 'A', city: 'X' },
        { city: 'Y', zipCode: '04101' },
      ],
      ['1 city', '1 zipCode'].toReversed(),
    ],
  ])('%s', (_name, rows, expected) => {
    expect(faultsOf(rows).toSorted()).toEqual(expected.toSorted());
  });

  it('is identified by store and number, or by number alone without a store (decision D8)', () => {
    const taken = known([orderKey('1', 'A'), orderKey(null, 'B')]);
    expect(faultsOf([{ orderNO: 'A', storeName: 'Oak & Ash' }], taken)).toEqual(['0 orderNO']);
    expect(faultsOf([{ orderNO: 'A' }], taken)).toEqual([]);
    expect(faultsOf([{ orderNO: 'B' }], taken)).toEqual(['0 orderNO']);
  });

  it.each(['', 'Oak & Ash'])(
    'is named in quotes and as a parameter, so that the wizard can group messages: store %j',
    (store) => {
      const { params, message, zhMessage } = takenText('N-1', store);
      expect(params).toHaveProperty('order', 'N-1');
      expect(message).toContain('“N-1”');
      expect(zhMessage).toContain('“N-1”');
    },
  );
});

describe('rows of orders (spec §3)', () => {
  it('belong to the order above them, in files of any shape; blank rows belong to none', () => {
    const row = fc.constantFrom<Row>({ orderNO: 'A' }, { orderNO: 'B' }, { packageType: 'Box' }, {});
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const orders = ordersOf(rowsOf(rows));
        const filled = rows.flatMap((one, at) => (Object.keys(one).length === 0 ? [] : [at]));
        expect(orders.flat()).toEqual(filled);
        const numbered = (at: number) => rows[at]?.orderNO !== undefined;
        expect(orders.slice(1).every(([first]) => numbered(first!))).toBe(true);
        expect(orders.flatMap((order) => order.slice(1)).some(numbered)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the carrier and service of an order', () => {
  it.each([
    ['UPS', 'Ground', []],
    ['Pigeon Post', 'Ground', ['0 carrierName orders.carrierUnknown']],
    ['USPS', 'Pigeon Post', ['0 serviceCode orders.serviceUnknown']],
    ['', '', []],
  ])('%s, %s: unknown ones give a warning and block nothing', (carrierName, serviceCode, expected) => {
    const { faults, warnings } = orderFindings(
      rowsOf([{ orderNO: 'A', carrierName, serviceCode }]),
      [0],
      known(),
    );
    expect(faults).toEqual([]);
    expect(warnings.map(({ row, fault }) => `${row} ${fault.fieldName} ${fault.code}`)).toEqual(expected);
  });
});

describe('a package and the service of its order (decision D11)', () => {
  const box = { packageLength: '12', packageWidth: '10', packageHeight: '4', packageUnit: 'in/lb' };
  const ground = { orderNO: 'A', carrierName: 'UPS', serviceCode: 'ups_ground' };
  function found(first: Row, second: Row) {
    const rows = rowsOf([{ ...ground, ...first }, second]);
    const { faults, warnings } = orderFindings(rows, [0, 1], known());
    const short = (list: typeof faults) => list.map(({ row, fault }) => `${row} ${fault.fieldName}`);
    return [short(faults), short(warnings)];
  }

  it.each<[string, Row, Row, string[], string[]]>([
    ['within bounds', {}, box, [], []],
    ['too heavy', {}, { ...box, packageWeight1: '150', packageWeight2: '1' }, ['1 packageWeight1'], []],
    ['heavy at a surcharge', {}, { ...box, packageWeight1: '51' }, [], ['1 packageWeight1']],
    ['of an unknown service', { serviceCode: 'Next Day Air' }, { ...box, packageWeight1: '900' }, [], []],
    ['without a unit', {}, { ...box, packageUnit: '', packageWeight1: '900' }, [], []],
    ['without a side', {}, { ...box, packageWidth: '', packageWeight1: '900' }, [], []],
    ['with a side that is no number', {}, { ...box, packageWidth: 'wide', packageWeight1: '900' }, [], []],
    ['in kilograms', {}, { ...box, packageUnit: 'cm/kg', packageWeight1: '69' }, ['1 packageWeight1'], []],
  ])('%s', (_name, first, second, faults, warnings) => {
    expect(found(first, second)).toEqual([faults, warnings]);
  });
});
