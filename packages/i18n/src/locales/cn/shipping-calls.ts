import type en from '../en/shipping-calls.ts';
import type { Translation } from '../../translation.ts';

const shippingCalls: Translation<typeof en> = {
  title: '承运商接口调用',
  hint: '向物流网络发出的请求及其回应，不含姓名、街道和密钥，保留 {{days}} 天。',
  failed: '接口调用记录加载失败',
  empty: '暂无接口调用记录',
  emptyHint: '对自有承运商账号所属物流网络的调用显示在此，并保留 {{days}} 天。',
  act: {
    rate: '运费查询',
    buy: '购买面单',
    find: '查询购买结果',
    void: '作废',
    refund: '退款状态',
    track: '物流轨迹',
    address: '地址校验',
    pickup: '揽收',
    manifest: '交接单',
    other: '其他调用',
  },
  answered: '状态码 {{status}}，耗时 {{ms}} 毫秒',
  unanswered: '{{ms}} 毫秒后仍无回应',
  succeeded: '成功',
  failure: {
    refused: '被拒绝',
    invalid: '字段无效',
    unauthorized: '密钥被拒绝',
    'key-unreadable': '密钥无法读取',
    'rate-limited': '请求过多',
    unavailable: '暂不可用',
    'outcome-unknown': '结果未知',
  },
  bodiesFailed: '请求和回应加载失败',
  request: '请求',
  reply: '回应',
  noBody: '无内容',
  copyRequest: '复制请求',
  copyReply: '复制回应',
  copied: '已复制',
};

export default shippingCalls;
