import { defineMessages } from '../core/localized-message.ts';

/** Errors of an order beyond its single cells (spec §3, §5, decision D11). */
export const orderMessages = defineMessages('orders', {
  continuesOther: {
    en: 'This row continues order “{order}”, which has a different {field}. Clear the cell, or give the row its own order number.',
    zh: '此行属于订单“{order}”，但{field}与订单不一致。请清空该单元格，或为此行填写订单号。',
  },
  storeAmbiguous: {
    en: '{count} of your stores are named “{store}”, so it is not clear which one is meant. Rename one of them.',
    zh: '有 {count} 个店铺名为“{store}”，无法确定是哪一个，请先修改店铺名称。',
  },
  storeUnknown: {
    en: 'There is no store “{store}”. Use one of your stores: {stores}.',
    zh: '店铺“{store}”不存在，请填写您的店铺之一：{stores}。',
  },
  noStores: {
    en: 'There is no store “{store}”: you have no stores yet. Leave the cell empty.',
    zh: '店铺“{store}”不存在：您还没有店铺，请将此单元格留空。',
  },
  taken: {
    en: 'An order “{order}” without a store already exists. Use another order number.',
    zh: '无店铺的订单“{order}”已存在，请使用其他订单号。',
  },
  takenInStore: {
    en: 'Store “{store}” already has an order “{order}”. Use another order number.',
    zh: '店铺“{store}”中已有订单“{order}”，请使用其他订单号。',
  },
  likeOther: {
    en: 'There is also an order “{other}”, which differs only in case, width, spaces, or characters that look alike. Check whether it is the same order.',
    zh: '已有订单“{other}”，仅大小写、全半角、空格或相似字符不同，请核对是否为同一订单。',
  },
  invalidZip: {
    en: '“{zip}” is not a valid ZIP code in {country}. Check the ZIP code and the country.',
    zh: '“{zip}”不是有效的{country}邮编，请核对邮编和国家/地区。',
  },
  parcelTooSmall: {
    en: '{measure} ({actual} {unit}) is below the {service} minimum of {limit} {unit}. Check it, or choose another service.',
    zh: '{measure}（{actual} {unit}）小于 {service} 的最小尺寸 {limit} {unit}，请核对或选择其他服务。',
  },
  parcelTooLarge: {
    en: '{measure} is {actual} {unit}; {service} accepts at most {limit} {unit}. Check it, or choose another service.',
    zh: '{measure}为 {actual} {unit}，超过 {service} 的上限 {limit} {unit}，请核对或选择其他服务。',
  },
  parcelSurcharge: {
    en: '{measure} is {actual} {unit}; above {limit} {unit}, {service} charges for additional handling.',
    zh: '{measure}为 {actual} {unit}，超过 {limit} {unit}，{service} 将收取附加处理费。',
  },
  parcelLargePackage: {
    en: '{measure} is {actual} {unit}; above {limit} {unit}, {service} charges for a large package and bills at least {least} lb.',
    zh: '{measure}为 {actual} {unit}，超过 {limit} {unit}，{service} 将收取超大件附加费，并至少按 {least} 磅计费。',
  },
  manyPackages: {
    en: 'The order has {count, number} packages. A label can be bought for at most {most, number} at once, and the order can only be edited with so many. Split the order.',
    zh: '此订单有 {count, number} 个包裹。一次最多为 {most, number} 个包裹购买面单，编辑订单时也不能超过此数量，请拆分订单。',
  },
  carrierUnknown: {
    en: 'Unknown carrier “{carrier}”. Check the spelling. Known carriers: {known}.',
    zh: '未识别承运商“{carrier}”，请检查拼写。已知承运商：{known}。',
  },
  serviceUnknown: {
    en: '“{service}” is not a known service of {carrier}. Check the spelling.',
    zh: '未识别 {carrier} 的服务“{service}”，请检查拼写。',
  },
  notAllowed: {
    en: '“{act}” is not possible while the order is {status}. Possible now: {allowed}.',
    zh: '订单状态为“{status}”时不能执行“{act}”。目前可执行：{allowed}。',
  },
  labelUnderWay: {
    en: 'A label is being bought for this order right now. Wait for the result, then try again. Possible now: {allowed}.',
    zh: '正在为此订单购买面单，请等结果出来后重试。目前可执行：{allowed}。',
  },
  atWarehouse: {
    en: 'A warehouse has this order and ships it. Cancel its outbound first. Possible now: {allowed}.',
    zh: '此订单已交给仓库，将由仓库发货。请先取消其出库单。目前可执行：{allowed}。',
  },
  voidFirst: {
    en: 'This order has a label. Void it first. Possible now: {allowed}.',
    zh: '此订单已有面单，请先作废面单。目前可执行：{allowed}。',
  },
  cancelledByStore: {
    en: 'The store canceled this order, so only the store can restore it. Possible now: {allowed}.',
    zh: '此订单由店铺取消，只能在店铺中恢复。目前可执行：{allowed}。',
  },
  heldByStore: {
    en: 'The store put this order on hold, so the hold is changed or released there. Possible now: {allowed}.',
    zh: '此订单由店铺挂起，请在店铺中修改或解除。目前可执行：{allowed}。',
  },
  noWarehouse: {
    en: 'Your organization is not connected to this warehouse. Choose another one.',
    zh: '贵组织尚未连接该仓库，请选择其他仓库。',
  },
  noPreset: {
    en: 'This preset no longer exists. Choose another one.',
    zh: '此预设已不存在，请选择其他预设。',
  },
  editedMeanwhile: {
    en: 'Someone else has changed this order in the meantime. Nothing was saved: compare the changes, then save again.',
    zh: '其他人已修改此订单，您的更改尚未保存。请核对差异后再次保存。',
  },
  fieldDiffers: {
    en: 'Saved in the meantime: “{theirs}”. Yours: “{yours}”.',
    zh: '对方已保存：“{theirs}”，您的：“{yours}”。',
  },
  splitUnits: {
    en: 'Units in this line: {most}. Move no more than that.',
    zh: '此行共 {most} 件，请减少数量。',
  },
  splitAll: {
    en: 'At least one unit must stay in the order. Move fewer.',
    zh: '原订单中至少要保留一件商品，请减少数量。',
  },
  numberOfStore: {
    en: 'This order came from a store, so its number cannot be changed.',
    zh: '此订单来自店铺，订单号无法修改。',
  },
  unknownStore: {
    en: 'This store does not exist. Choose one of your stores.',
    zh: '店铺不存在，请选择您的店铺。',
  },
  tooManyOrders: {
    en: 'At most {most} orders can be changed at once. Narrow the list.',
    zh: '一次最多处理 {most} 个订单，请缩小列表范围。',
  },
  noOrders: {
    en: 'No order matches anymore. Reload the list and select again.',
    zh: '已没有符合条件的订单，请刷新列表后重新选择。',
  },
  orderGone: {
    en: 'This order no longer exists. Reload the list.',
    zh: '此订单已不存在，请刷新列表。',
  },
  noAddress: {
    en: 'This order has no address to check. Enter it first.',
    zh: '此订单没有可校验的地址，请先填写。',
  },
  addressSuggested: {
    en: '{carrier} writes this address differently: {suggestion}',
    zh: '{carrier} 建议的地址写法：{suggestion}',
  },
  addressNotFound: {
    en: '{carrier} does not know this address. Confirm it with the recipient.',
    zh: '{carrier} 未找到此地址，请与收件人核实。',
  },
  addressChanged: {
    en: 'The address was changed during the check. Check it again.',
    zh: '校验期间地址已被修改，请重新校验。',
  },
  noSuggestion: {
    en: 'There is no suggestion for this address. Edit it yourself.',
    zh: '此地址没有建议，请自行修改。',
  },
  editedSinceCheck: {
    en: 'The address was changed after the check. Check it again.',
    zh: '校验后地址已被修改，请重新校验。',
  },
  mergedAway: {
    en: 'This order is shipped with another one. Undo the merge there first. Possible now: {allowed}.',
    zh: '此订单已并入其他订单，请先在合并后的订单中撤销合并。目前可执行：{allowed}。',
  },
  mergeUndone: {
    en: 'The merge was undone, so its orders ship separately. Possible now: {allowed}.',
    zh: '合并已撤销，其中的订单将各自发货。目前可执行：{allowed}。',
  },
  mergedOrder: {
    en: 'This order was merged from others. Undo the merge first. Possible now: {allowed}.',
    zh: '此订单由多个订单合并而成，请先撤销合并。目前可执行：{allowed}。',
  },
  notMerged: {
    en: 'This order was not merged from others. Possible now: {allowed}.',
    zh: '此订单不是合并订单。目前可执行：{allowed}。',
  },
  cannotMerge: {
    en: 'Order {order} cannot be merged, so leave it out: only orders that are unshipped or on hold, have no label, and are not merged yet can.',
    zh: '订单 {order} 无法合并，请取消选择：只有待发货或已挂起、没有面单且未合并过的订单才能合并。',
  },
  mergeDiffers: {
    en: 'These orders cannot be shipped as one: {field} of order {order} differs. Edit that order, or leave it out.',
    zh: '这些订单无法合并发货：订单 {order} 的{field}不同。请修改该订单，或取消选择。',
  },
  mergeServices: {
    en: 'These orders name different services. Choose the one to ship them with.',
    zh: '这些订单指定的物流服务不同，请选择其中一种。',
  },
  notDone: {
    en: 'A server error kept this order from being changed. Try again. If it fails again, contact support.',
    zh: '服务器错误，该订单未能处理，请重试。如仍未解决，请联系客服。',
  },
  sidesOrWeight: {
    en: 'Enter all three sides, the weight, or both.',
    zh: '请填写三边尺寸、重量，或两者都填。',
  },
  severalPackages: {
    en: 'This order has {count, number} packages. Edit them in the order.',
    zh: '此订单有 {count, number} 个包裹，请在订单中编辑。',
  },
  holdEndPast: {
    en: 'Choose a day in the future, or leave the day empty.',
    zh: '请选择将来的日期，或留空。',
  },
  holdTooLong: {
    en: 'A hold can end at most {most} days from now. Choose an earlier day, or leave the day empty.',
    zh: '挂起最多 {most} 天，请选择更早的日期，或留空。',
  },
  tooManyTags: {
    en: 'An order can have at most {most} tags. Remove one first.',
    zh: '一个订单最多 {most} 个标签，请先移除一个。',
  },
  attachmentUnfit: {
    en: 'Choose a PDF, JPEG, or PNG file of at most 10 MB.',
    zh: '请选择不超过 10 MB 的 PDF、JPEG 或 PNG 文件。',
  },
  attachmentsFull: {
    en: 'The order already has {most} files, the maximum. Remove one first.',
    zh: '该订单已有 {most} 个文件，已达上限，请先移除一个。',
  },
  attachmentSpaceFull: {
    en: 'Your organization’s order files have reached the limit of {megabytes} MB. Remove some first.',
    zh: '贵组织的订单附件已用满 {megabytes} MB 空间，请先移除一些文件。',
  },
});
