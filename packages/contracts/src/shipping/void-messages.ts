import { defineMessages } from '../core/localized-message.ts';

/** What becomes of labels that are voided (shipping design, "Void"). Their codes are those of `shippingMessages`. */
export const voidMessages = defineMessages('shipping', {
  nothingToVoid: {
    en: 'This shipment has no label to void. Reload the page to see its state.',
    zh: '该发货单没有可作废的面单，请刷新页面查看最新状态。',
  },
  voidScanned: {
    en: 'The parcel is on its way, so its label cannot be voided. To stop it, request an address change or its return from the carrier.',
    zh: '包裹已在运输途中，面单无法作废。如需拦截，请向承运商申请修改地址或退回。',
  },
  voidLate: {
    en: 'Labels can be voided within {days} days of their purchase. Ask the support of the carrier for a refund of older ones.',
    zh: '面单须在购买后 {days} 天内作废；如已超期，请联系承运商客服申请退款。',
  },
  scannedAfterVoid: {
    en: '{carrier} scanned this label on {day}, after it was voided: {event}.',
    zh: '面单作废后，{carrier} 仍于 {day} 扫描到该面单：{event}。',
  },
  voidDisputedTitle: {
    en: 'A voided label was used: shipment {shipment}',
    zh: '已作废的面单被使用：发货单 {shipment}',
  },
  voidReversed: {
    en: '{reason} The credit of {amount} for shipment {shipment} was reversed. Check that the order was not shipped twice. If the label was not used, contact support.',
    zh: '{reason}发货单 {shipment} 的退款 {amount} 已撤回。请确认订单没有重复发货；如未使用该面单，请联系客服。',
  },
  voidNotCredited: {
    en: '{reason} The {amount} for shipment {shipment} will not be credited. Check that the order was not shipped twice. If the label was not used, contact support.',
    zh: '{reason}发货单 {shipment} 的 {amount} 将不予退款。请确认订单没有重复发货；如未使用该面单，请联系客服。',
  },
  voidPackageUsed: {
    en: '{reason} It is the label {trackingNumber} of package {packageNo} of shipment {shipment}. Check that the package was not shipped twice. If the label was not used, contact support.',
    zh: '{reason}该面单（{trackingNumber}）属于发货单 {shipment} 的第 {packageNo} 个包裹。请确认包裹没有重复发货；如未使用该面单，请联系客服。',
  },
  voidBilledByCarrier: {
    en: '{reason} The carrier may bill {amount} for shipment {shipment} to your account. Check that the order was not shipped twice.',
    zh: '{reason}承运商可能就发货单 {shipment} 向您的承运商账号收取 {amount}。请确认订单没有重复发货。',
  },
  voidRejected: {
    en: '{carrier} rejected the void. Try again, or ask its support.',
    zh: '{carrier} 拒绝了作废申请。请重试，或联系其客服。',
  },
});
