import { auditApi, type AuditEvent, type AuditKind, type AuditOutcome } from '@lading/contracts/audit';
import { taskType } from '@lading/contracts/tasks';
import type { Platform } from '../../platform/platform.ts';
import { exportHandler, inWords, type ExportColumn, type Word } from '../tasks/index.ts';
import { countAudit, readAuditBatches, shownDetail, type AuditRow } from './audit.store.ts';

const kinds: Readonly<Record<AuditKind, Word>> = {
  'sign-in': { en: 'Sign-in', zh: '登录' },
  'sign-out': { en: 'Sign-out', zh: '退出登录' },
  password: { en: 'Password', zh: '密码' },
  'second-factor': { en: 'Two-step sign-in', zh: '两步验证' },
  session: { en: 'Session', zh: '会话' },
  import: { en: 'Import', zh: '导入' },
  export: { en: 'Export', zh: '导出' },
  delete: { en: 'Deletion', zh: '删除' },
  setting: { en: 'Setting', zh: '设置' },
  purchase: { en: 'Purchase', zh: '购买' },
  operator: { en: 'Operator', zh: '管理员操作' },
};
const outcomes: Readonly<Record<AuditOutcome, Word>> = {
  ok: { en: 'Done', zh: '成功' },
  refused: { en: 'Refused', zh: '被拒绝' },
  failed: { en: 'Failed', zh: '失败' },
};
const actors: Readonly<Record<AuditEvent['actor'], Word>> = {
  person: { en: 'Person', zh: '用户' },
  operator: { en: 'Service operator', zh: '服务管理员' },
  visitor: { en: 'Not signed in', zh: '未登录者' },
  channel: { en: 'Selling channel', zh: '销售渠道' },
  'api-key': { en: 'API key', zh: 'API 密钥' },
};

/** The subject of an entry, by its stored name. Others show that name. */
const facts: Readonly<Record<string, Word>> = {
  operator: { en: 'Operator', zh: '管理员' },
  reference: { en: 'Reference', zh: '编号' },
  amount: { en: 'Amount', zh: '金额' },
  reason: { en: 'Reason', zh: '原因' },
  bankReference: { en: 'Bank reference', zh: '银行流水号' },
  warehouse: { en: 'Warehouse', zh: '仓库' },
  decision: { en: 'Decision', zh: '审核结果' },
};

const columns: ExportColumn<AuditRow>[] = [
  { heading: { en: 'Time', zh: '时间' }, width: 20, value: (row) => row.happened_at },
  { heading: { en: 'Type', zh: '类别' }, width: 16, value: inWords(kinds, ({ kind }) => kind) },
  { heading: { en: 'Action', zh: '操作' }, width: 34, value: (row) => row.action },
  { heading: { en: 'Outcome', zh: '结果' }, width: 10, value: inWords(outcomes, ({ outcome }) => outcome) },
  { heading: { en: 'Code', zh: '代码' }, width: 8, value: (row) => row.code },
  {
    heading: { en: 'Actor type', zh: '操作者类型' },
    width: 20,
    value: inWords(actors, ({ actor }) => actor),
  },
  {
    heading: { en: 'Account', zh: '账号' },
    width: 30,
    value: (row) => row.api_key_name ?? row.user_name ?? row.user_id,
  },
  { heading: { en: 'IP address', zh: 'IP 地址' }, width: 20, value: (row) => row.address },
  {
    heading: { en: 'Details', zh: '详情' },
    width: 50,
    value: (row, language) =>
      Object.entries(shownDetail(row))
        .map(([name, value]) => `${facts[name]?.[language === 'cn' ? 'zh' : 'en'] ?? name}: ${value}`)
        .join('; '),
  },
];

/** The export of the audit log (decision D7). */
export const auditExport = (platform: Platform) =>
  exportHandler(platform, auditApi.calls.exportAudit, {
    taskType: taskType.auditExport,
    module: 'AUDIT',
    title: { en: 'Audit log', zh: '操作日志' },
    count: countAudit,
    rows: readAuditBatches,
    columns,
  });
