import type { ParcelFault } from '../shipping/parcel-rules.ts';

/** Names of actions, states and measures in messages. */
export const orderWords = {
  act: {
    label: { en: 'Create label', zh: '创建面单' },
    hold: { en: 'Hold', zh: '挂起' },
    release: { en: 'Release', zh: '解除挂起' },
    'change-hold': { en: 'Change hold', zh: '修改挂起' },
    edit: { en: 'Edit', zh: '编辑' },
    cancel: { en: 'Cancel order', zh: '取消订单' },
    restore: { en: 'Restore', zh: '恢复' },
    assign: { en: 'Assign warehouse', zh: '分配仓库' },
    tag: { en: 'Tags', zh: '标签' },
    note: { en: 'Add note', zh: '添加备注' },
    split: { en: 'Split', zh: '拆分' },
    merge: { en: 'Merge', zh: '合并' },
    'undo-merge': { en: 'Undo merge', zh: '撤销合并' },
  },
  /** What orders must have in common to be merged. */
  mergeField: {
    recipient: { en: 'the recipient', zh: '收件人' },
    currency: { en: 'the currency', zh: '币种' },
    orderType: { en: 'the type', zh: '类型' },
    warehouse: { en: 'the warehouse', zh: '仓库' },
  },
  status: {
    UNSHIPPED: { en: 'unshipped', zh: '待发货' },
    PARTIALLY_SHIPPED: { en: 'partially shipped', zh: '部分发货' },
    SHIPPED: { en: 'shipped', zh: '已发货' },
    ON_HOLD: { en: 'on hold', zh: '已挂起' },
    CANCELLED: { en: 'canceled', zh: '已取消' },
  },
  /** The measures of a package that a service limits, as the subject of a sentence. */
  parcelMeasure: {
    weight: { en: 'The package’s weight', zh: '包裹重量' },
    'longest-side': { en: 'The package’s longest side', zh: '包裹最长边' },
    'second-side': { en: 'The package’s second longest side', zh: '包裹次长边' },
    'length-plus-girth': { en: 'The package’s length plus girth', zh: '包裹长度加围长' },
    volume: { en: 'The package’s volume', zh: '包裹体积' },
    'minimum-sides': { en: 'The package', zh: '包裹尺寸' },
  } satisfies Record<ParcelFault['kind'], { en: string; zh: string }>,
  unit: {
    pounds: { en: 'lb', zh: '磅' },
    inches: { en: 'in', zh: '英寸' },
    cubicInches: { en: 'in³', zh: '立方英寸' },
  },
} as const;
