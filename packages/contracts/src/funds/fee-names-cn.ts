import type { FeeCode } from './rate-rules.ts';

/** What fees are called in Chinese, on pages and on invoices. A file for each language: a page reads one of them. */
export const feeNamesCn = {
  RECEIVE_DELIVERY: '收货费（按批次）',
  RECEIVE_UNIT: '收货费（按件）',
  PUT_AWAY_UNIT: '上架费（按件）',
  PICK_ORDER: '拣货费（按单）',
  PICK_LINE: '拣货费（按行）',
  PICK_UNIT: '拣货费（按件）',
  PACK_ORDER: '打包费（按单）',
  LOAD_PALLET: '卡车发货费（按托盘）',
  SHIP_ORDER: '出库交接费（按单）',
  WORK_ORDER: '仓库工单费（按单）',
  ASSEMBLE_UNIT: '组装费（按套）',
  DISASSEMBLE_UNIT: '拆分费（按套）',
  RELABEL_UNIT: '换标费（按件）',
  REPACK_UNIT: '换包装费（按件）',
  CROSSDOCK_DELIVERY: '越库费（按批次）',
  CROSSDOCK_CARTON: '越库费（按箱）',
  DISPOSE_UNIT: '销毁费（按件）',
  STORAGE_CBM_DAY: '仓储费（每立方米每天）',
  STORAGE_CUFT_DAY: '仓储费（每立方英尺每天）',
} as const satisfies Record<FeeCode, string>;
