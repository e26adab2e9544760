import type en from '../en/orders-customs.ts';
import type { Translation } from '../../translation.ts';

const ordersCustoms: Translation<typeof en> = {
  act: '报关单',
  title: '报关单',
  text: '英文 PDF，包含商品的 HS 编码、原产地、价值与重量。',
  form: '单据类型',
  forms: {
    COMMERCIAL_INVOICE: '商业发票',
    CN22: 'CN 22（4 × 6 英寸标签）',
    CN23: 'CN 23',
  },
  formHint:
    '快递使用商业发票（PDF 一式三份，请分别签署）；邮政 2 公斤且 300 SDR 以内使用 CN 22，超出则使用 CN 23。选择 CN 22 但超出限值时，将生成 CN 23。',
  contents: '内件性质',
  contentsNames: {
    SALE: '商品销售',
    GIFT: '礼品',
    SAMPLE: '商业样品',
    RETURN: '退货',
    DOCUMENTS: '文件',
  },
  nonDelivery: '无法投递时',
  nonDeliveryNames: { RETURN: '退回发件人', ABANDON: '放弃包裹' },
  asUsual: '默认',
  customsSigner: '报关签署人',
  terms: '关税与税费',
  termsNames: { DAP: '由收件人支付（DAP）', DDP: '由您支付（DDP）' },
  declaration: '报关信息',
  signer: '签署人',
  signerMissing: '请填写报关信息的签署人。',
  itn: 'ITN 编号',
  itnHint: '仅已向 AES 申报的出口需要填写。',
  itnWrong: 'ITN 由 X 加 14 位数字组成，例如 X20261124000001。',
  ear99: '全部货物属于 EAR99',
  ear99Hint: '发往中国、俄罗斯和委内瑞拉的出口不论货值均须向 AES 申报，除非没有商品列入《商业管制清单》。',
  download: '下载 PDF',
  failed: '报关单生成失败',
};

export default ordersCustoms;
