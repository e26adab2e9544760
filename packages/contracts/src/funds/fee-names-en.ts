import type { FeeCode } from './rate-rules.ts';

/** What fees are called in English, on pages and on invoices. A file for each language: a page reads one of them. */
export const feeNamesEn = {
  RECEIVE_DELIVERY: 'Receiving, per delivery',
  RECEIVE_UNIT: 'Receiving, per unit',
  PUT_AWAY_UNIT: 'Put-away, per unit',
  PICK_ORDER: 'Picking, per order',
  PICK_LINE: 'Picking, per line',
  PICK_UNIT: 'Picking, per unit',
  PACK_ORDER: 'Packing, per order',
  LOAD_PALLET: 'Freight, per pallet',
  SHIP_ORDER: 'Carrier handover, per order',
  WORK_ORDER: 'Work order, each',
  ASSEMBLE_UNIT: 'Assembly, per kit',
  DISASSEMBLE_UNIT: 'Disassembly, per kit',
  RELABEL_UNIT: 'Relabeling, per unit',
  REPACK_UNIT: 'Repacking, per unit',
  CROSSDOCK_DELIVERY: 'Crossdock, per delivery',
  CROSSDOCK_CARTON: 'Crossdock, per carton',
  DISPOSE_UNIT: 'Disposal, per unit',
  STORAGE_CBM_DAY: 'Storage, per m³ and day',
  STORAGE_CUFT_DAY: 'Storage, per ft³ and day',
} as const satisfies Record<FeeCode, string>;
