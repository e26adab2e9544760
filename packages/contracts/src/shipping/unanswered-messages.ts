import { defineMessages } from '../core/localized-message.ts';

/** Messages about orders with an unknown result at the carrier (issue "The daily loop"). */
export const unansweredMessages = defineMessages('unanswered', {
  outcomeNotAsked: {
    en: 'It is not known whether {carrier} sold this label. {why} We check again as soon as the account works, for at most {days} days; then the purchase ends without a charge.',
    zh: '无法确认 {carrier} 是否已生成面单。{why}账号恢复后将再次核实，最长 {days} 天；到期后购买结束，不会扣款。',
  },
  outcomeOfFormerKey: {
    en: 'It is not known whether {carrier} sold this label: the account has another key since, which finds none. Look in the account of the former key. If there is no label, ask support to end this purchase; it ends without a charge after {days} days at the latest.',
    zh: '无法确认 {carrier} 是否已生成面单：该账号此后更换了密钥，新密钥未查到面单。请在原密钥所属账号中核实；如无面单，请联系客服结束此次购买。最迟 {days} 天后购买结束，不会扣款。',
  },
  outcomeNeverKnown: {
    en: '{carrier} did not say within {days} days whether it sold this label. The purchase has ended and nothing was charged. Ask {carrier} before you buy again.',
    zh: '{carrier} 在 {days} 天内未答复是否已生成面单，购买已结束，未扣款。重新购买前，请先向 {carrier} 核实。',
  },
  purchaseEndedBySupport: {
    en: 'Support ended this purchase and nothing was charged: {reason}',
    zh: '客服已结束此次购买，未扣款：{reason}',
  },
  purchaseUnclearTitle: {
    en: 'It is not known whether a label was sold: shipment {shipment}',
    zh: '无法确认面单是否已生成：发货单 {shipment}',
  },
  purchaseNotUnknown: {
    en: 'The result of this purchase is known, or is still being awaited.',
    zh: '该购买已有结果，或仍在等待答复。',
  },
  voidUnanswered: {
    en: 'The carrier did not say within {days} days whether the label is void. Ask it before you use the label, or void it again once the carrier account works.',
    zh: '承运商在 {days} 天内未答复面单是否作废。使用该面单前请先向其核实，或待承运商账号恢复后重新作废。',
  },
});
