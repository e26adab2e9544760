import type en from '../en/organizations.ts';
import type { Translation } from '../../translation.ts';

const organizations: Translation<typeof en> = {
  temu: {
    text: '可向您的仓库下发订单的平台店铺。新的授权请在 Temu 卖家后台发起。',
    failed: '授权列表加载失败',
    empty: '暂无授权',
    emptyHint: '请在 Temu 卖家后台的仓库设置中发起授权。',
    column: { store: '店铺', warehouses: '仓库', state: '状态', authorized: '授权时间', act: '撤销' },
    state: { active: '已生效', waiting: '等待 Temu 确认', revoked: '已撤销' },
    revoke: '撤销',
    revokeOf: '撤销 {{name}} 的授权',
    revokeTitle: '撤销“{{name}}”的授权？',
    revokeText: '撤销后 Temu 将无法继续使用该授权。如需重新连接，请在 Temu 卖家后台发起。',
    revokeConfirm: '撤销授权',
    revokeKeep: '保留',
    revokeFailed: '授权撤销失败',
  },
};

export default organizations;
