import { defineMessages } from '../core/localized-message.ts';

/** Later charges by carriers, and disputes of them (shipping design, "Adjustment"). Their codes are those of `shippingMessages`. */
export const adjustmentMessages = defineMessages('shipping', {
  adjustmentScale: {
    en: 'The scale of the hub reads {weight}.',
    zh: '分拨中心称重为 {weight}。',
  },
  disputeLate: {
    en: 'An adjustment can be disputed within {days} days. Ask the support of the carrier about later ones.',
    zh: '调整费用须在 {days} 天内提出申诉；如已逾期，请联系承运商客服。',
  },
  adjustedTitle: { en: 'Carrier adjustment: {amount}', zh: '承运商调整：{amount}' },
  adjustedText: {
    en: 'The carrier measured shipment {shipment} differently than declared and charged {amount} more than quoted. See its evidence under Postage, Adjustments. You can dispute it until {day}.',
    zh: '承运商复核发货单 {shipment} 的结果与申报不符，比报价多收 {amount}。请在“运费钱包”的“调整费用”中查看依据，{day} 前可申诉。',
  },
  adjustedLessText: {
    en: 'The carrier charged {amount} less than quoted for shipment {shipment}. The difference is back in your wallet.',
    zh: '承运商对发货单 {shipment} 的实收比报价少 {amount}，差额已退回您的钱包。',
  },
  disputeWonTitle: { en: 'Dispute won: {amount} credited', zh: '申诉成功：退回 {amount}' },
  disputeWonText: {
    en: 'The carrier accepted your dispute about shipment {shipment}. {amount} is back in your wallet.',
    zh: '承运商接受了您对发货单 {shipment} 的申诉，{amount} 已退回您的钱包。',
  },
  disputeLostTitle: { en: 'Dispute declined: {shipment}', zh: '申诉未通过：{shipment}' },
  disputeLostText: {
    en: 'The carrier checked your dispute about shipment {shipment} and upheld the charge of {amount}.',
    zh: '承运商核查了您对发货单 {shipment} 的申诉，维持 {amount} 的费用。',
  },
  disputeOfCredit: {
    en: 'This adjustment is in your favor, so there is nothing to dispute.',
    zh: '该调整对您有利，无需申诉。',
  },
  disputeNotOffered: {
    en: 'This carrier does not accept disputes here. Contact its support.',
    zh: '该承运商不支持在此提出申诉，请联系其客服。',
  },
});
