import { defineMessages } from '../../core/localized-message.ts';

/** Why a carrier refuses a service other than a label, and what to do about it (spec §2, "Shipment Service"). */
export const shipmentServiceMessages = defineMessages('shipment-service', {
  closeBeforeReady: {
    en: 'Choose a closing time after the ready time.',
    zh: '请选择晚于备妥时间的截止时间。',
  },
  unknownZone: {
    en: 'This time zone does not exist. Choose one such as America/Los_Angeles.',
    zh: '该时区不存在，请选择有效时区，例如 America/Los_Angeles。',
  },
  pickupPast: {
    en: 'This time has already passed. Choose a later one.',
    zh: '该时间已过，请选择更晚的时间。',
  },
  pickupTooFar: {
    en: 'Choose a day within the next {days} days.',
    zh: '请选择未来 {days} 天内的日期。',
  },
  pickupNoDay: {
    en: '{carrier} does not pick up on this day. Choose a business day.',
    zh: '{carrier} 当天不上门取件，请选择工作日。',
  },
  pickupWindow: {
    en: '{carrier} needs at least {hours} hours between ready and close, from 8:00 to 18:00. Choose other times.',
    zh: '{carrier} 要求备妥与截止时间至少相隔 {hours} 小时，且在 8:00 至 18:00 之间，请调整时间。',
  },
  pickupTooLate: {
    en: '{carrier} accepts same-day pickups until {time}. Choose another day.',
    zh: '{carrier} 当日取件须在 {time} 前预约，请选择其他日期。',
  },
  pickupNotOffered: {
    en: 'This carrier account does not accept pickups. Choose another one.',
    zh: '该承运商账号不支持上门取件，请选择其他账号。',
  },
  pickupNeedsLabels: {
    en: '{carrier} comes only for labels bought on this account with this sender address. Buy a label first, or choose the address it was sent from.',
    zh: '{carrier} 仅揽收由该账号、该发件地址购买的面单。请先购买面单，或选择对应的发件地址。',
  },
  pickupNoRate: {
    en: 'No carrier of this account picks up at this address and time. Choose another time.',
    zh: '该账号下没有承运商可在此地址和时间取件，请选择其他时间。',
  },
  severalAccounts: {
    en: 'These labels were bought on several carrier accounts. Choose labels of one of them.',
    zh: '这些面单购自不同的承运商账号，请仅选择其中一个账号的面单。',
  },
  pickupRefused: {
    en: '{carrier} does not pick up at this address. Check the address, then try again.',
    zh: '{carrier} 无法在该地址取件，请核对地址后重试。',
  },
  feeChanged: {
    en: 'The fee is {now}, not {seen}. Nothing was ordered: confirm the fee shown now.',
    zh: '费用为 {now}，而非 {seen}。尚未下单，请确认当前显示的费用。',
  },
  draftOld: {
    en: 'This offer has expired. Request the fee again.',
    zh: '该报价已过期，请重新查询费用。',
  },
  replyLost: {
    en: 'No reply was received from {carrier}. The fee stays held while we check whether the pickup is scheduled. It is never ordered twice.',
    zh: '未收到 {carrier} 的答复。我们正在核实取件是否已预约，费用暂时冻结，绝不会重复下单。',
  },
  notOrdered: {
    en: 'Nothing was ordered and nothing was charged. Try again.',
    zh: '未下单，也未扣款，请重试。',
  },
  lateStays: {
    en: '{carrier} accepted this after it was given up here, and did not cancel it. Your wallet was not charged. Contact {carrier}.',
    zh: '此单在本系统放弃后才被 {carrier} 受理，且未能取消。您的钱包未扣款，请联系 {carrier}。',
  },
  cannotCheck: {
    en: 'No reply was received from {carrier}, and the result cannot be checked here. Check with its support before you schedule another pickup.',
    zh: '未收到 {carrier} 的答复，且无法在此查询。再次预约前，请先与其客服核实。',
  },
  pickupStaysTitle: {
    en: 'A pickup could not be canceled: {carrier}, {day}',
    zh: '取件未能取消：{carrier}，{day}',
  },
  pickupUnclearTitle: {
    en: 'It is not known whether a pickup is scheduled: {carrier}, {day}',
    zh: '无法确认取件是否已预约：{carrier}，{day}',
  },
  pickupMissedTitle: {
    en: 'A pickup was missed: {carrier}, {day}',
    zh: '承运商未上门取件：{carrier}，{day}',
  },
  pickupMissed: {
    en: '{carrier} did not pick up at {place}. Schedule another pickup or drop the packages off. If a fee was charged, ask {carrier} to refund it.',
    zh: '{carrier} 未到 {place} 取件。请重新预约或自行送交包裹。如已收费，请向 {carrier} 申请退款。',
  },
  changeStaysTitle: {
    en: 'An address change could not be canceled: shipment {shipment}',
    zh: '地址修改未能取消：发货单 {shipment}',
  },
  changeUnclearTitle: {
    en: 'It is not known whether an address was changed: shipment {shipment}',
    zh: '无法确认地址是否已修改：发货单 {shipment}',
  },
  manifestNoLabel: {
    en: 'It has no valid label. Buy one first.',
    zh: '没有有效面单，请先购买。',
  },
  manifestTaken: {
    en: 'It is already in manifest {manifestId}. Print that one.',
    zh: '已在交接单 {manifestId} 中，请打印该交接单。',
  },
  manifestNotOffered: {
    en: 'Its carrier account does not use manifests. Hand it over without one.',
    zh: '其承运商账号不支持交接单，可直接交寄。',
  },
  manifestScanned: {
    en: 'The carrier already has it. It needs no manifest.',
    zh: '承运商已收件，无需交接单。',
  },
  manifestPast: {
    en: 'Its ship date {day} has passed. Void the label and buy one for today.',
    zh: '发货日期 {day} 已过。请作废面单并购买当天的面单。',
  },
  notManifested: {
    en: 'The carrier did not create the manifest. The shipments can be added to another one.',
    zh: '承运商未生成交接单，可将这些发货单重新加入其他交接单。',
  },
  cancelNotOffered: {
    en: '{carrier} does not accept cancellations here. Contact its support.',
    zh: '{carrier} 不支持在此取消，请联系其客服。',
  },
  cancelLate: {
    en: 'This pickup can no longer be canceled here. Contact the carrier if it must not come.',
    zh: '该取件预约已无法在此取消。如需阻止取件，请联系承运商。',
  },
  cancelUnanswered: {
    en: '{carrier} did not answer the cancellation. The scans of the parcels show whether it came. If it did not, ask {carrier} to refund the fee.',
    zh: '{carrier} 未答复取消申请，是否已取件以包裹扫描为准。如未取件，请向 {carrier} 申请退还费用。',
  },
  cancelRejected: {
    en: '{carrier} did not cancel the pickup: its driver is already on the way. Contact {carrier} if it must not come.',
    zh: '{carrier} 未取消该取件：司机已在途中。如需阻止取件，请联系 {carrier}。',
  },
  changeNoLabel: {
    en: 'The shipment has no valid label, so no carrier has its parcel. Change the address on the order.',
    zh: '该发货单没有有效面单，包裹尚未交给承运商。请直接修改订单地址。',
  },
  changeNotScanned: {
    en: 'The carrier has not scanned the parcel yet. Void the label, and buy a new one to the right address.',
    zh: '承运商尚未扫描该包裹。请作废面单，并按正确地址重新购买。',
  },
  changeOutForDelivery: {
    en: 'The parcel is out for delivery, so its address can no longer be changed. Contact the recipient.',
    zh: '包裹正在派送，已无法修改地址，请联系收件人。',
  },
  changeEnded: {
    en: 'The parcel is delivered, waits to be picked up, or is on its way back, so its address can no longer be changed. Contact the recipient or the carrier.',
    zh: '包裹已签收、待自提或正在退回，已无法修改地址。请联系收件人或承运商。',
  },
  changeNotOffered: {
    en: 'The carrier account “{account}” takes no address changes here. Contact the carrier’s support with the tracking number.',
    zh: '承运商账号“{account}”不支持在此修改地址，请凭物流单号联系承运商客服。',
  },
  changeKindNotOffered: {
    en: '{carrier} does not offer this change. Choose another one.',
    zh: '{carrier} 不支持此项变更，请选择其他方式。',
  },
  changeOpen: {
    en: 'Another address change of this shipment is still open. Wait until it has ended.',
    zh: '该发货单还有未完成的地址修改，请等待其结束。',
  },
  changeSameAddress: {
    en: 'The parcel is already going to this address. Enter another one.',
    zh: '包裹本来就寄往该地址，请填写其他地址。',
  },
  changeDomesticOnly: {
    en: '{carrier} changes addresses within the US only. Enter a US address, or contact {carrier}.',
    zh: '{carrier} 仅支持美国境内的地址修改。请填写美国地址，或联系 {carrier}。',
  },
  changeRefused: {
    en: '{carrier} can no longer stop this parcel. The address was not changed, and nothing was charged. Ask the recipient to accept it at the first address.',
    zh: '{carrier} 已无法拦截此包裹，地址未修改，也未扣款。请联系收件人在原地址收取。',
  },
  changeMissed: {
    en: '{carrier} could not stop the parcel in time. It goes to its first address.',
    zh: '{carrier} 未能及时拦截包裹，包裹仍将寄往原地址。',
  },
  changeFailedTitle: {
    en: 'An address change failed: shipment {shipment}',
    zh: '地址修改未成功：发货单 {shipment}',
  },
  changeFailed: {
    en: '{reason} Ask the recipient to accept it there, or contact the carrier.',
    zh: '{reason}请联系收件人在原地址收取，或联系承运商。',
  },
  changeFailedRefunded: {
    en: '{reason} The fee of {fee} was refunded. Ask the recipient to accept it there, or contact the carrier.',
    zh: '{reason}费用 {fee} 已退回。请联系收件人在原地址收取，或联系承运商。',
  },
  changeReplyLost: {
    en: 'No reply was received from {carrier}. The fee stays held while we check whether the address change was accepted. It is never ordered twice.',
    zh: '未收到 {carrier} 的答复。我们正在核实地址修改是否已受理，费用暂时冻结，绝不会重复下单。',
  },
  changeCannotCheck: {
    en: 'No reply was received from {carrier}, and the result cannot be checked here. Check with its support before you request another address change.',
    zh: '未收到 {carrier} 的答复，且无法在此查询。再次申请前，请先与其客服核实。',
  },
});
