import type en from '../en/shipping-tracking.ts';
import type { Translation } from '../../translation.ts';

const shippingTracking: Translation<typeof en> = {
  title: '物流轨迹',
  none: '暂无物流轨迹。',
  reports: '店铺回传',
  kind: { shipped: '发货', voided: '作废' },
  state: {
    PENDING: '进行中',
    DONE: '已回传',
    FAILED: '失败',
    NOT_OFFERED: '该渠道不接受回传',
    NOT_NEEDED: '无需回传',
  },
  attempts_other: '已尝试 {{count, number}} 次',
  retry: '重新回传',
  retryFailed: '未能重新回传',
};

export default shippingTracking;
