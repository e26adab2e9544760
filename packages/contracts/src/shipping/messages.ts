import { defineMessages } from '../core/localized-message.ts';

/** Why a shipment is not rated, bought, printed or voided, and what to do about it (issue "The daily loop"). */
export const shippingMessages = defineMessages('shipping', {
  verificationRequired: {
    en: 'Platform postage requires a verified identity. Request verification on the Identity verification page, then try again.',
    zh: '使用平台运费需先完成实名认证。请在认证页面提交申请后重试。',
  },
  noPackages: {
    en: 'Enter at least one package with its size and weight.',
    zh: '请至少填写一个包裹的尺寸和重量。',
  },
  packagesIncomplete: {
    en: 'Enter the size and weight of package {packages} in the order, or remove it there.',
    zh: '请在订单中填写包裹 {packages} 的尺寸和重量，或移除该包裹。',
  },
  noSender: { en: 'Enter the sender address.', zh: '请填写发件地址。' },
  noRecipient: { en: 'Enter the recipient address.', zh: '请填写收件地址。' },
  shipDatePast: {
    en: 'The ship date is in the past. Choose today or a later day.',
    zh: '发货日期已过，请选择今天或以后的日期。',
  },
  unknownZip: {
    en: 'This ZIP code does not exist in the US. Check it, and the country of the address.',
    zh: '美国没有该邮编对应的地区，请核对邮编及地址中的国家/地区。',
  },
  dollarsOnly: {
    en: 'The carrier accepts only {currency} amounts. Enter the insured value, or the amount to collect on delivery, in {currency}.',
    zh: '该承运商仅接受 {currency} 金额，请以 {currency} 填写保价金额或代收货款金额。',
  },
  insuredAbove: {
    en: 'These packages can be insured for at most {most}. Enter a lower insured value.',
    zh: '这些包裹最多可保价 {most}，请降低保价金额。',
  },
  fromUsOnly: {
    en: 'The carrier picks up in the US only. Choose a sender address there.',
    zh: '该承运商仅在美国境内揽收，请选择美国的发件地址。',
  },
  noCarriers: {
    en: 'No carrier account is in use. Connect one, or turn one on, under Settings, Carrier accounts.',
    zh: '没有启用的承运商账号。请在“设置 › 承运商账号”中连接或启用一个账号。',
  },
  noRates: {
    en: 'No service accepts this shipment. “Create label” on the order page lists the reason of each service: change the packages, the address, or the options.',
    zh: '没有可用的服务。在订单页面点击“创建面单”可查看各服务不可用的原因，请据此修改包裹、地址或附加选项。',
  },
  carrierUnavailable: {
    en: '{carrier} cannot be reached at the moment. Try again in a few minutes.',
    zh: '暂时无法连接 {carrier}，请几分钟后重试。',
  },
  aboveHighest: {
    en: 'Every service offered costs more than {amount}, the highest price of the rule for this order. Choose a service yourself, or raise the price in the rule.',
    zh: '可用服务的价格均高于此订单规则的最高价 {amount}。请自行选择服务，或在规则中提高最高价。',
  },
  overWeight: { en: 'At most {most} lb.', zh: '最重 {most} 磅。' },
  overLength: { en: 'The longest side can be at most {most} in.', zh: '最长边不超过 {most} 英寸。' },
  overGirth: { en: 'Length plus girth can be at most {most} in.', zh: '长度加围长不超过 {most} 英寸。' },
  domesticOnly: { en: 'Within the US only.', zh: '仅限美国境内。' },
  abroadOnly: { en: 'International only.', zh: '仅限寄往其他国家。' },
  fridayOnly: { en: 'Only for parcels handed over on a Friday.', zh: '仅限周五交寄的包裹。' },
  holidayOnSaturday: {
    en: 'Not delivered on this Saturday, which is a holiday.',
    zh: '该周六为节假日，不派送。',
  },
  mainlandOnly: {
    en: 'Not available to Alaska, Hawaii, or US territories.',
    zh: '不寄往阿拉斯加、夏威夷及海外属地。',
  },
  codDomesticOnly: { en: 'Cash on delivery is not available abroad.', zh: '境外不支持货到付款。' },
  checksUsOnly: {
    en: '{carrier} checks addresses in the US only. Confirm this one with the recipient.',
    zh: '{carrier} 仅校验美国地址，请与收件人核实此地址。',
  },
  zipOfState: {
    en: 'ZIP code {zip} is in {state}. Correct the ZIP code or the state.',
    zh: '邮编 {zip} 属于 {state}，请更正邮编或州。',
  },
  noAddressCheck: {
    en: 'No carrier account in use can check addresses. Connect one under Settings, Carrier accounts, or verify your identity to use the platform’s.',
    zh: '当前没有可校验地址的承运商账号。请在“设置 › 承运商账号”中连接账号，或完成实名认证后使用平台账号。',
  },
  addressEdited: {
    en: 'Someone else has changed this address in the meantime: {address}. Nothing was saved. Save again to replace it with yours.',
    zh: '其他人已修改此地址：{address}。您的更改尚未保存；如需覆盖，请再次保存。',
  },
  addressRefused: {
    en: '{carrier} does not deliver to this address. Check it with the recipient, then request rates again.',
    zh: '{carrier} 无法派送到该地址。请与收件人核实后重新查询运费。',
  },
  staleQuote: {
    en: 'The price has changed from {was} to {now} ({difference}). Nothing was bought: confirm the new price.',
    zh: '价格已由 {was} 变为 {now}（差额 {difference}）。尚未购买，请确认新价格。',
  },
  shipDayOver: {
    en: 'These rates were for shipping on {day}, which is over. Nothing was bought: request rates again.',
    zh: '该报价的发货日期 {day} 已过。尚未购买，请重新查询运费。',
  },
  cutOffPassed: {
    en: 'The cut-off for shipping on {day} has passed since these rates were requested. Nothing was bought: request rates again to ship on {next}.',
    zh: '查询运费后，{day} 的截单时间已过。尚未购买，请重新查询运费，改于 {next} 发货。',
  },
  orderChanged: {
    en: 'Order {orderNo} has changed since these rates were requested. Nothing was bought: request rates again.',
    zh: '订单 {orderNo} 在查询运费后已有改动。尚未购买，请重新查询运费。',
  },
  orderInWarehouse: {
    en: 'Order {orderNo} is with a warehouse, which ships it by outbound {outboundNo}. Cancel the outbound to ship it yourself.',
    zh: '订单 {orderNo} 已交给仓库，将按出库单 {outboundNo} 发货。如需自行发货，请先取消该出库单。',
  },
  rateGone: {
    en: 'This service is no longer offered for the shipment. Request rates again.',
    zh: '该服务已不再适用于此发货单，请重新查询运费。',
  },
  alreadyLabeled: {
    en: 'Shipment {shipmentNo} already has a label. Print it, or void it to buy another one.',
    zh: '发货单 {shipmentNo} 已有面单。请直接打印，或先作废再重新购买。',
  },
  labelUnderWay: {
    en: 'A label for shipment {shipmentNo} is already being bought. Wait for its result: it is shown with the shipment, and it is never bought twice.',
    zh: '正在为发货单 {shipmentNo} 购买面单，请等待结果。结果将显示在发货单中，绝不会重复购买。',
  },
  shipDateFuture: {
    en: 'The ship date is in the future. Choose today or an earlier day.',
    zh: '发货日期晚于今天，请选择今天或以前的日期。',
  },
  trackingKnown: {
    en: 'This order already has a shipment with this tracking number. Check the number.',
    zh: '此订单已有使用该物流单号的发货单，请核对单号。',
  },
  noReturn: {
    en: 'Shipment {shipmentNo} cannot be returned: it has no valid label, no known addresses, or is a return itself. Choose a shipment that was sent with a label.',
    zh: '发货单 {shipmentNo} 无法退货：没有有效面单、地址不明，或本身就是退货。请选择已用面单寄出的发货单。',
  },
  returnLabeled: {
    en: 'A return label {shipmentNo} already exists. Void it first to buy another one.',
    zh: '已有退货面单 {shipmentNo}，如需重新购买请先作废。',
  },
  noRelabel: {
    en: 'No package of shipment {shipmentNo} needs another label. To replace a label, void it first.',
    zh: '发货单 {shipmentNo} 没有需要重新购买面单的包裹。如需更换面单，请先将其作废。',
  },
  returnOrRelabel: {
    en: 'Request rates either for a return (returnOf) or for another label of void packages (relabelOf), not for both at once.',
    zh: '请分别查询退货（returnOf）或作废包裹新面单（relabelOf）的运费，不能同时查询。',
  },
  givenByShipment: {
    en: 'Remove {field}: a return and another label of void packages take it from their shipment. To ship something else, request rates without returnOf and relabelOf.',
    zh: '请勿提供 {field}：退货和作废包裹的新面单沿用原发货单的内容。如需寄送其他内容，请在不带 returnOf 和 relabelOf 的情况下查询运费。',
  },
  relabelChanged: {
    en: 'The void labels of shipment {shipmentNo} have changed. Nothing was bought: request rates again.',
    zh: '发货单 {shipmentNo} 的作废面单已有变化。尚未购买，请重新查询运费。',
  },
  relabelStands: {
    en: 'Void label {shipmentNo} first: it replaces a void label of this shipment.',
    zh: '请先作废面单 {shipmentNo}：它替代了本发货单的作废面单。',
  },
  orderOnHold: {
    en: 'Order {orderNo} is on hold. Release it first.',
    zh: '订单 {orderNo} 已挂起，请先解除挂起。',
  },
  orderCancelled: {
    en: 'Order {orderNo} is canceled. Restore it first.',
    zh: '订单 {orderNo} 已取消，请先恢复。',
  },
  orderShipped: {
    en: 'Order {orderNo} is shipped already. Nothing was bought: check it with its store. To send another parcel, copy the order.',
    zh: '订单 {orderNo} 已发货。尚未购买，请与店铺核对；如需再寄一个包裹，请复制该订单。',
  },
  keyTaken: {
    en: 'This purchase was already made with different contents. Reload the page and try again.',
    zh: '该购买请求此前已以不同内容提交。请刷新页面后重试。',
  },
  outcomeUnknown: {
    en: 'No reply was received from {carrier}. The amount stays held while we check whether the label exists. It is never bought twice.',
    zh: '未收到 {carrier} 的答复。我们正在核实面单，款项暂时冻结，绝不会重复购买。',
  },
  notBought: {
    en: 'No label was bought and nothing was charged. Try again.',
    zh: '未购买面单，也未扣款，请重试。',
  },
  nothingToReport: {
    en: 'There is no failed report to send again: it was already sent or is in progress. Reload the page to see its state.',
    zh: '没有可重试的回传：已回传成功，或正在进行。请刷新页面查看状态。',
  },
  labelVoided: {
    en: 'This label is voided and can no longer be used. Buy a new label for the shipment.',
    zh: '该面单已作废，不可再用。请为该发货单重新购买面单。',
  },
  labelsMissing: {
    en: 'Shipments without a valid label: {shipments}. Nothing was printed. Remove them from the selection, or buy new labels for them.',
    zh: '以下发货单没有有效面单：{shipments}。未打印任何面单，请取消选择这些发货单，或为其重新购买面单。',
  },
  batchTooLarge: {
    en: 'A batch takes up to {most} orders. Select fewer orders.',
    zh: '一个批次最多 {most} 个订单，请减少所选订单。',
  },
  batchBusy: {
    en: 'This batch is still being processed. Wait until it is finished.',
    zh: '该批次正在处理中，请等待完成。',
  },
  batchChanged: {
    en: 'The batch has changed. Labels: {labels}, total: {now} (before: {was}). Nothing was bought: check it and buy again.',
    zh: '批次已变为 {labels} 张面单，共 {now}（之前为 {was}）。尚未购买，请核对后重新购买。',
  },
  batchStale: {
    en: 'Rows whose prices are no longer valid and are being updated: {rows}. Nothing was bought: check the new total.',
    zh: '有 {rows} 行的报价已失效，正在更新。尚未购买，请核对新的总价。',
  },
  batchCurrency: {
    en: 'A batch buys in {currency} only. Buy this label separately.',
    zh: '批量购买仅支持 {currency}，请单独购买此面单。',
  },
  insuredInOther: {
    en: 'The order is insured for {amount} {currency}, but labels are insured in {insured}. Enter the insured value in {insured}.',
    zh: '订单保价金额为 {amount} {currency}，而面单以 {insured} 保价。请以 {insured} 填写保价金额。',
  },
  batchNothing: {
    en: 'The batch has no labels to buy. Correct its rows, or try the failed ones again.',
    zh: '批次中没有可购买的面单。请修正各行，或重试失败的行。',
  },
  batchNoLabels: {
    en: 'The batch has no labels to print. Buy them first.',
    zh: '批次中没有可打印的面单，请先购买。',
  },
  serviceNotOffered: {
    en: 'The chosen service is not offered for this order. Choose another service.',
    zh: '所选服务不适用于该订单，请选择其他服务。',
  },
  serviceRefused: {
    en: 'The chosen service is not offered for this order: {reason} Correct that, or choose another service.',
    zh: '所选服务不适用于该订单：{reason}请据此修改，或选择其他服务。',
  },
  rowFailed: {
    en: 'This label could not be bought. Nothing was charged: try again.',
    zh: '该面单未能购买，未产生费用，请重试。',
  },
  hotkeyTaken: {
    en: 'Key {hotkey} already belongs to preset “{name}”. Choose another key.',
    zh: '快捷键 {hotkey} 已用于预设“{name}”，请选择其他按键。',
  },
  tooManyPresets: {
    en: 'At most {most} presets can be kept. Remove one first.',
    zh: '最多可保存 {most} 个预设，请先删除一个。',
  },
});
