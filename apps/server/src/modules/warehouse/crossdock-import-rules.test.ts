import { crossdockLimits, warehouseMessages } from '@lading/contracts/warehouse';
import { describe, expect, it } from 'vitest';
import {
  changedFieldsOfCrossdock,
  contentOfCrossdock,
  crossdockOfRecord,
  draftOfCrossdock,
  type KnownCrossdock,
} from './crossdock-import-rules.ts';

type Cells = Record<string, string>;
const head: Cells = { inboundNo: 'CD-1', warehouseCode: 'LAX1', deliveryMethod: 'PALLET' };

/** Reads the rows of one crossdock; the first carries the fields of the head. */
function read(...rows: Cells[]) {
  const [first, ...others] = rows.map((cells, row) => ({
    row,
    cells: row === 0 ? { ...head, ...cells } : cells,
  }));
  return crossdockOfRecord({ rows: [first!, ...others] }, () => ({ warehouseId: '7' }));
}
const errorsOf = (...rows: Cells[]) => read(...rows).faults.filter(({ isWarning }) => !isWarning);

describe('the cartons of a crossdock', () => {
  it.each<[string, Cells[], [string, string | null, number][]]>([
    ['a row is its cartons', [{ destination: 'ONT8', cartonCount: '12' }], [['ONT8', null, 12]]],
    ['a row without a number is one carton', [{ destination: 'ONT8' }], [['ONT8', null, 1]]],
    [
      'rows of one destination and reference add up, however it is spelled',
      [
        { destination: 'ONT8', reference: 'FBA-1', cartonCount: '4' },
        { destination: 'ont8', reference: 'fba-1', cartonCount: '6' },
      ],
      [['ONT8', 'FBA-1', 10]],
    ],
    [
      'another reference is another line',
      [
        { destination: 'ONT8', reference: 'FBA-1', cartonCount: '4' },
        { destination: 'ONT8', reference: 'FBA-2', cartonCount: '6' },
        { destination: 'ONT8', cartonCount: '1' },
      ],
      [
        ['ONT8', 'FBA-1', 4],
        ['ONT8', 'FBA-2', 6],
        ['ONT8', null, 1],
      ],
    ],
  ])('%s', (_name, rows, expected) => {
    const { lines } = read(...rows).read;
    expect(lines.map(({ destination, reference, cartons }) => [destination, reference, cartons])).toEqual(
      expected,
    );
    expect(errorsOf(...rows)).toEqual([]);
  });
});

describe('what keeps a crossdock from being saved', () => {
  it('a quantity where the number of cartons has to be, in each such row', () => {
    const rows: Cells[] = [
      { destination: 'ONT8', cartonCount: '1', qtyPerCarton: '5' },
      { destination: 'ONT9', qtyPerCarton: '5' },
    ];
    expect(errorsOf(...rows)).toEqual([
      {
        row: 1,
        fault: { fieldName: 'cartonCount', ...warehouseMessages.crossdockUncounted({ quantity: '5' }) },
      },
    ]);
  });

  it('more cartons for a destination than a crossdock has, although each row has fewer', () => {
    const { cartons: most } = crossdockLimits;
    const half = { destination: 'ONT8', cartonCount: String(most) };
    expect(errorsOf(half)).toEqual([]);
    expect(errorsOf(half, { destination: 'ONT8' })).toEqual([
      {
        row: 0,
        fault: { fieldName: 'cartonCount', ...warehouseMessages.tooManyCartons({ count: most + 1, most }) },
      },
    ]);
  });

  it('more destinations than a crossdock has, at the first one too many', () => {
    const { lines: most } = crossdockLimits;
    const rows = Array.from({ length: most + 2 }, (_, at) => ({ destination: `D${at}` }));
    expect(errorsOf(...rows.slice(0, most))).toEqual([]);
    expect(errorsOf(...rows)).toEqual([
      {
        row: most,
        fault: {
          fieldName: 'destination',
          ...warehouseMessages.tooManyDestinations({ count: most + 2, most }),
        },
      },
    ]);
  });

  it('a warehouse that is not connected', () => {
    const fault = warehouseMessages.notConnected();
    const record = { rows: [{ row: 3, cells: { ...head, destination: 'ONT8' } }] as const };
    expect(crossdockOfRecord(record, () => ({ warehouseId: '0', fault })).faults).toEqual([
      { row: 3, fault: { fieldName: 'warehouseCode', ...fault } },
    ]);
  });

  it('articles do not, but a warning says once that they are not kept', () => {
    const rows: Cells[] = [
      { destination: 'ONT8' },
      { destination: 'ONT9', lotNo: 'L1' },
      { destination: 'ONT9', skuCode: 'MUG' },
    ];
    expect(read(...rows).faults).toEqual([
      {
        row: 1,
        fault: { fieldName: 'lotNo', ...warehouseMessages.crossdockWithoutGoods() },
        isWarning: true,
      },
    ]);
  });
});

const sums = { received: 0, dispatched: 0 };
const stored: KnownCrossdock = {
  warehouseId: '7',
  clientRef: 'CD-1',
  delivery: 'PALLET',
  tracking: '1Z1',
  eta: '2026-12-01',
  remark: 'Ring the bell',
  version: 3,
  lines: [
    { lineId: '1', destination: 'ONT8', reference: 'FBA-1', cartons: 12, ...sums },
    { lineId: '2', destination: 'LGB3', reference: 'FBA-2', cartons: 5, ...sums },
  ],
};

describe('a draft that the warehouse does not have yet', () => {
  it('has what the file carries, and nothing else', () => {
    const record = read({ destination: 'ONT8', cartonCount: '12' }).read;
    expect(draftOfCrossdock(record)).toEqual({
      warehouseId: '7',
      clientRef: 'CD-1',
      delivery: 'PALLET',
      tracking: null,
      eta: null,
      remark: null,
      lines: [{ destination: 'ONT8', reference: null, cartons: 12 }],
    });
  });
});

describe('a draft that there is (decision D23)', () => {
  const both = [{ destination: 'ONT8' }, { destination: 'LGB3' }];

  it('keeps what the file does not carry', () => {
    const draft = draftOfCrossdock(read(...both).read, stored);
    expect(draft).toEqual(contentOfCrossdock(stored));
    expect(changedFieldsOfCrossdock(stored, draft)).toEqual([]);
  });

  it('loses the destinations that the file does not have', () => {
    const draft = draftOfCrossdock(read(both[0]!).read, stored);
    expect(draft.lines).toEqual([{ destination: 'ONT8', reference: 'FBA-1', cartons: 12 }]);
    expect(changedFieldsOfCrossdock(stored, draft).map(({ field }) => field)).toEqual([
      'cartonCount',
      'destination',
      'reference',
    ]);
  });

  it('takes neither reference nor cartons from a destination that the file has twice', () => {
    const rows: Cells[] = [
      { destination: 'ONT8', reference: 'A' },
      { destination: 'ONT8', reference: 'B' },
    ];
    expect(draftOfCrossdock(read(...rows).read, stored).lines).toEqual([
      { destination: 'ONT8', reference: 'A', cartons: 1 },
      { destination: 'ONT8', reference: 'B', cartons: 1 },
    ]);
  });

  it('loses what an empty cell clears', () => {
    const rows = [
      { row: 0, cells: { ...head, destination: 'ONT8' }, cleared: ['remark', 'reference'] },
    ] as const;
    const { read: record } = crossdockOfRecord({ rows }, () => ({ warehouseId: '7' }));
    const one = { ...stored, lines: stored.lines.slice(0, 1) };
    const draft = draftOfCrossdock(record, one);
    expect(draft).toMatchObject({ remark: null, tracking: '1Z1', lines: [{ reference: null, cartons: 12 }] });
    expect(changedFieldsOfCrossdock(one, draft)).toEqual([
      { field: 'reference', isCleared: true },
      { field: 'remark', isCleared: true },
    ]);
  });
});
