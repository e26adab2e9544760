import actions from './audit-actions.ts';
import type en from '../en/audit.ts';
import type { Translation } from '../../translation.ts';

const audit: Translation<typeof en> = {
  title: '操作日志',
  way: '当前位置',
  failed: '操作日志加载失败',
  empty: '暂无记录',
  emptyHint: '登录、导入、导出、删除及设置变更将记录在此。',
  shut: '操作日志仅对所有者开放',
  shutHint: '日志包含组织内所有人的操作。如需其中的信息，请联系组织所有者。',
  filter: {
    search: '用户、IP 地址或操作',
    kind: '类别',
    anyKind: '全部类别',
    outcome: '结果',
    anyOutcome: '全部',
    from: '开始日期',
    to: '结束日期',
  },
  column: {
    time: '时间',
    action: '操作',
    outcome: '结果',
    who: '操作者',
    address: 'IP 地址',
    detail: '详情',
  },
  kind: {
    'sign-in': '登录',
    'sign-out': '退出登录',
    password: '密码',
    'second-factor': '两步验证',
    session: '会话',
    import: '导入',
    export: '导出',
    delete: '删除',
    setting: '设置',
    purchase: '购买',
    operator: '管理员操作',
  },
  outcome: { ok: '成功', refused: '被拒绝', failed: '失败' },
  actor: {
    person: '用户',
    operator: '服务管理员',
    visitor: '未登录者',
    channel: '销售渠道',
    'api-key': 'API 密钥',
  },
  fact: {
    operator: '管理员',
    reference: '编号',
    amount: '金额',
    reason: '原因',
    bankReference: '银行流水号',
    warehouse: '仓库',
    decision: '审核结果',
  },
  action: actions,
};

export default audit;
