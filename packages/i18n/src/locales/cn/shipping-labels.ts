import type en from '../en/shipping-labels.ts';
import type { Translation } from '../../translation.ts';

const shippingLabels: Translation<typeof en> = {
  title: '为订单 {{no}} 创建面单',
  boughtTitle: '订单 {{no}} 的面单',
  ofShipment: '发货单 {{no}} 的面单',
  options: {
    title: '附加服务',
    signature: '签收要求',
    signatures: { none: '无需签名', signature: '签名签收', adult: '成人签名签收' },
    insurance: '保价金额',
    insuranceHint: '全部包裹合计，不保价请留空。',
    address: '收件地址类型',
    addressKinds: { auto: '自动判断', home: '住宅', business: '商业' },
    addressHint: '自动判断：以地址校验结果为准，否则看是否填写公司名。',
    addressQuoted: { home: '当前报价按住宅地址计算。', business: '当前报价按商业地址计算。' },
    insuredInOther:
      '订单保价金额为 {{amount}}，而面单以 {{currency}} 保价。以 {{currency}} 填写保价金额前，此面单不保价。',
  },
  return: {
    act: '退货面单',
    title: '退货面单',
    way: '从 {{from}} 寄至 {{to}}，包裹与本发货单相同。',
    of: '退货 {{no}}',
  },
  packages: '包裹',
  services: '物流服务',
  getRates: '查询运费',
  update: '更新报价',
  ratesFailed: '运费加载失败',
  buy: {
    available: '可用余额：{{amount}}',
    ownAccount: '由您自己的承运商账号结算，不从运费钱包扣款。',
    short: '余额不足，还差 {{amount}}。',
    addFunds: '充值',
    choose: '购买面单',
    act: '购买面单 · {{amount}}',
    failed: '面单未购买',
  },
  waiting: {
    title: '承运商尚未确认面单',
    text: '本页每隔几秒自动查询，绝不会重复购买；您也可以先关闭。',
  },
  view: {
    bought: '已购买面单，费用 {{amount}}',
    failed: '面单加载失败',
    package: '包裹 {{no, number}}',
    tracking: '物流单号',
    copyTracking: '复制物流单号',
    copied: '已复制',
    picture: '包裹 {{no, number}} 的面单，物流单号 {{tracking}}',
    pictureFailed: '面单图片加载失败',
    fileFailed: '文件下载失败',
    print_other: '打印 {{count, number}} 张面单',
    printFailed: '面单打印失败',
    notUsable: '面单已作废，请勿使用。',
    sizeHint: '各格式均为 4 × 6 英寸原尺寸。请按 100% 打印，不要选择“适应页面”。',
  },
  void: {
    act: '作废面单',
    undo: '撤销购买',
    title: '作废此面单？',
    text: '面单作废后不可再用。承运商确认未使用后，款项将退回运费钱包。',
    keep: '保留面单',
    failed: '面单未能作废',
    expected: '预计 {{day}} 退款到账。',
    state: {
      REQUESTED: '已申请作废：将退回 {{amount}}',
      ACCEPTED: '作废已受理：将退回 {{amount}}',
      REJECTED: '承运商拒绝作废（{{amount}}）',
      NOT_APPLICABLE: '已作废：首次扫描前未扣费，{{amount}} 已解冻',
      REFUNDED: '已作废：{{amount}} 已退回',
      DISPUTED: '面单作废后仍被使用：{{amount}} 照常收取',
    },
  },
};

export default shippingLabels;
