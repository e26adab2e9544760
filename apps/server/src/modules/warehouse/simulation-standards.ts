import { rateRule } from '@lading/contracts/funds';
import type { BinKind } from '@lading/contracts/warehouse';

/** The places of a simulated warehouse, and of those of the demo. */
export const standardBins: readonly { binCode: string; kind: BinKind; pickSequence: number }[] = [
  { binCode: 'DOCK-1', kind: 'DOCK', pickSequence: 0 },
  ...['A-01-1', 'A-01-2', 'A-02-1', 'A-02-2', 'B-01-1', 'B-01-2', 'B-02-1', 'B-02-2'].map(
    (binCode, index) => ({ binCode, kind: 'PICK' as const, pickSequence: 10 + index }),
  ),
  { binCode: 'R-01', kind: 'RESERVE', pickSequence: 50 },
  { binCode: 'HOLD-1', kind: 'HOLD', pickSequence: 80 },
  { binCode: 'STAGE-1', kind: 'STAGE', pickSequence: 90 },
];

const steps = (...tiers: readonly (readonly [number | null, string])[]) =>
  tiers.map(([upTo, price]) => ({ upTo, price }));

/** The rates of such a warehouse. */
export const standardRules = [
  { fee: 'RECEIVE_DELIVERY', model: 'FLAT', price: '12' },
  { fee: 'RECEIVE_UNIT', model: 'GRADUATED', tiers: steps([100, '0.22'], [null, '0.18']) },
  { fee: 'PUT_AWAY_UNIT', model: 'UNIT', price: '0.08' },
  { fee: 'PICK_ORDER', model: 'FLAT', price: '1.65' },
  { fee: 'WORK_ORDER', model: 'FLAT', price: '5' },
  { fee: 'ASSEMBLE_UNIT', model: 'UNIT', price: '0.85' },
  { fee: 'DISASSEMBLE_UNIT', model: 'UNIT', price: '0.6' },
  { fee: 'RELABEL_UNIT', model: 'UNIT', price: '0.25', minimum: '3' },
  { fee: 'REPACK_UNIT', model: 'UNIT', price: '0.55' },
  { fee: 'DISPOSE_UNIT', model: 'UNIT', price: '0.4' },
  { fee: 'PICK_UNIT', model: 'UNIT', price: '0.35', free: 1 },
  { fee: 'PACK_ORDER', model: 'FLAT', price: '0.6' },
  { fee: 'SHIP_ORDER', model: 'FLAT', price: '0.25' },
  { fee: 'CROSSDOCK_DELIVERY', model: 'FLAT', price: '15' },
  { fee: 'CROSSDOCK_CARTON', model: 'UNIT', price: '1.1' },
  {
    fee: 'STORAGE_CBM_DAY',
    model: 'AGE',
    tiers: steps([30, '0'], [60, '0.5'], [90, '1'], [180, '1.5'], [270, '3'], [360, '4'], [null, '5']),
  },
].map((rule) => rateRule.parse(rule));
