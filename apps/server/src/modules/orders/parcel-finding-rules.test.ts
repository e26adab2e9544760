import { orderMessages } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import type { OrderRows } from './order-rows.ts';
import { parcelFindings } from './parcel-finding-rules.ts';

const order = { carrierName: 'UPS', serviceCode: 'Ground' };
const box = { packageLength: '12', packageWidth: '10', packageHeight: '8', packageUnit: 'in/lb' };

function findingsOf(cells: Record<string, string>, day = '2026-11-21') {
  const rows = [{ ...order, ...cells }];
  const read: OrderRows = {
    rowCount: 1,
    rowNumbers: new Uint32Array([1]),
    cell: (field, row) => (rows[row] as Record<string, string>)[field] ?? '',
  };
  return parcelFindings(read, 0, 0, day);
}

describe('a package is not checked', () => {
  it.each([
    ['within the limits', { ...box, packageWeight1: '20' }],
    ['for a service without known limits', { ...box, serviceCode: 'Next Day Air', packageWeight1: '900' }],
    ['without a carrier', { ...box, carrierName: '', packageWeight1: '900' }],
    ['without its third side', { ...box, packageHeight: '', packageWeight1: '900' }],
    ['with a side of zero', { ...box, packageWidth: '0', packageWeight1: '900' }],
    ['with a side that is no number', { ...box, packageWidth: 'wide', packageWeight1: '900' }],
    ['without a unit', { ...box, packageUnit: '', packageWeight1: '900' }],
  ])('%s', (_name, cells) => expect(findingsOf(cells)).toEqual([]));

  it('on a day before the limits of its service', () => {
    const heavy = { ...box, packageWeight1: '151' };
    expect(findingsOf(heavy)).toHaveLength(1);
    expect(findingsOf(heavy, '2020-01-01')).toEqual([]);
  });
});

describe('a finding names the side or weight that it is about', () => {
  it.each<
    [string, Record<string, string>, [severity: string, fieldName: string, limit: string, actual: string][]]
  >([
    [
      'the weight above what is carried',
      { ...box, packageWeight1: '150', packageWeight2: '1' },
      [['error', 'packageWeight1', '150', '150.06']],
    ],
    [
      'the weight at a surcharge',
      { ...box, packageWeight1: '51' },
      [['warning', 'packageWeight1', '50', '51']],
    ],
    [
      'the longest side, in any column',
      { ...box, packageWidth: '49' },
      [['warning', 'packageWidth', '48', '49']],
    ],
    [
      'the second longest side',
      { ...box, packageLength: '31', packageHeight: '32', packageWidth: '2' },
      [['warning', 'packageLength', '30', '31']],
    ],
    [
      'the longest side for length plus girth',
      { ...box, packageHeight: '30', packageLength: '48', packageWidth: '12' },
      [['warning', 'packageLength', '130', '132']],
    ],
    [
      'the longest side for volume',
      { ...box, packageHeight: '35', packageLength: '18', packageWidth: '16.01' },
      [['warning', 'packageHeight', '10368', '10710']],
    ],
    [
      'the shortest side of a package that is too small',
      {
        ...box,
        carrierName: 'USPS',
        serviceCode: 'Ground Advantage',
        packageWidth: '0.2',
        packageWeight1: '1',
      },
      [['error', 'packageWidth', '6 × 3 × 0.25', '12 × 8 × 0.2']],
    ],
    [
      'centimeters and kilograms as inches and pounds',
      {
        ...box,
        packageUnit: 'cm/kg',
        packageLength: '30',
        packageWidth: '20',
        packageHeight: '10',
        packageWeight1: '70',
      },
      [['error', 'packageWeight1', '150', '154.32']],
    ],
  ])('%s', (_name, cells, expected) => {
    const findings = findingsOf(cells);
    expect(
      findings.map(({ severity, fieldName, params }) => [
        severity,
        fieldName,
        params?.['limit'],
        params?.['actual'],
      ]),
    ).toEqual(expected);
  });

  it('in both languages, with the unit of what it measures', () => {
    const findings = [
      ...findingsOf({ ...box, packageWeight1: '51' }),
      ...findingsOf({ ...box, packageHeight: '35', packageLength: '18', packageWidth: '16.01' }),
    ];
    expect(findings.map(({ message, zhMessage }) => [message, zhMessage])).toEqual([
      [
        'The package’s weight is 51 lb; above 50 lb, UPS Ground charges for additional handling.',
        '包裹重量为 51 磅，超过 50 磅，UPS Ground 将收取附加处理费。',
      ],
      [
        'The package’s volume is 10710 in³; above 10368 in³, UPS Ground charges for additional handling.',
        '包裹体积为 10710 立方英寸，超过 10368 立方英寸，UPS Ground 将收取附加处理费。',
      ],
    ]);
  });

  it('a large package is named instead of additional handling, with the weight that it is billed at', () => {
    expect(
      findingsOf({ ...box, packageLength: '97', packageHeight: '6', packageWeight1: '51' }),
    ).toMatchObject([
      {
        severity: 'warning',
        fieldName: 'packageLength',
        code: orderMessages.parcelLargePackage.code,
        params: { limit: '96', actual: '97', least: '90' },
      },
    ]);
  });
});
