import { defineMessages } from '../core/localized-message.ts';

/** Why goods are not moved, received, reserved or shipped, and what to do about it (warehouse design). */
export const warehouseMessages = defineMessages('warehouse', {
  notStaff: {
    en: 'Only staff of a warehouse can use this page.',
    zh: '仅仓库工作人员可使用此页面。',
  },
  notConnected: { en: 'Choose a warehouse that you are connected to.', zh: '请选择已连接的仓库。' },
  wrongState: {
    en: '{number} is {state}. Possible now: {acts}.',
    zh: '{number} 当前状态为{state}。目前可执行：{acts}。',
  },
  nothingAllowed: { en: 'nothing', zh: '无' },
  changedMeanwhile: {
    en: 'This was changed by someone else. Reload it and try again.',
    zh: '内容已被他人修改，请刷新后重试。',
  },
  palletizeFirst: {
    en: '{number} is freight. Enter its pallets or cartons instead.',
    zh: '{number} 为卡车出库，请登记托盘或箱件。',
  },
  departInstead: {
    en: '{number} is freight. Record the truck’s departure instead.',
    zh: '{number} 为卡车出库，请登记发车信息。',
  },
  notProvided: {
    en: 'Counts are imported by the warehouse’s own staff. Check the warehouse.',
    zh: '盘点仅限仓库员工导入，请核对仓库。',
  },
  countDiffers: {
    en: 'On record: {recorded}. The count changes it by {difference}.',
    zh: '账面数量为 {recorded}，盘点将调整 {difference}。',
  },
  countedTwice: {
    en: '{code} in bin {bin} is already counted in another row of the file. Keep one of them.',
    zh: '文件中已有另一行盘点库位 {bin} 的 {code}，请只保留一行。',
  },
  unknownClient: {
    en: 'This warehouse has no client with this name and SKU. Check both.',
    zh: '该仓库没有同时符合此名称和 SKU 的客户，请核对。',
  },
  notAScac: {
    en: 'Enter a SCAC of two to four letters, such as ODFL.',
    zh: '请输入 SCAC（2 至 4 个字母），例如 ODFL。',
  },
  notFreight: {
    en: '{number} leaves as a parcel. Pack and ship it as one.',
    zh: '{number} 为包裹出库，请按包裹打包发货。',
  },
  mixedTypes: {
    en: 'The rows of one reference belong either to an inbound or to a crossdock. Give this row the type of the first one, or a reference of its own.',
    zh: '同一参考号的各行须同为入库或同为越库。请将此行的类型改为与首行一致，或填写单独的参考号。',
  },
  crossdockWithoutGoods: {
    en: 'A crossdock is counted by cartons: SKUs, units, lots, expiry dates, and the container number are not kept.',
    zh: '越库单按箱计数，SKU、数量、批次、有效期和柜号不会保存。',
  },
  crossdockUncounted: {
    en: 'A crossdock is counted by cartons, and this row has none, but {quantity} as units per carton. Enter the number of cartons; if that is {quantity}, choose this column for Cartons.',
    zh: '越库单按箱计数，此行没有箱数，但单箱数量为 {quantity}。请填写箱数；如 {quantity} 即为箱数，请将该列对应到“箱数”。',
  },
  inboundHasReference: {
    en: 'The warehouse already has an inbound with this reference. If this is a crossdock, cancel that inbound first.',
    zh: '该仓库下已有相同参考号的入库单。如为越库单，请先取消该入库单。',
  },
  crossdockHasReference: {
    en: 'The warehouse already has a crossdock with this reference. If this is an inbound, cancel that crossdock first.',
    zh: '该仓库下已有相同参考号的越库单。如为入库单，请先取消该越库单。',
  },
  inboundWithoutDestination: {
    en: 'An inbound is not forwarded: the crossdock destination and the receiver’s reference are not kept. If this is a crossdock, set its type to Crossdock.',
    zh: '入库单不会转运，越库目的地和收货方参考号不会保存。如为越库单，请将类型改为“越库”。',
  },
  tooManyDestinations: {
    en: 'This crossdock has {count, number} destinations. At most {most, number} fit into one; split it into several.',
    zh: '该越库单共有 {count, number} 个目的地，最多 {most, number} 个，请拆分为多单。',
  },
  tooManyCartons: {
    en: 'The cartons for this destination add up to {count, number}. At most {most, number} fit into one crossdock; split them into several.',
    zh: '该目的地的箱数合计为 {count, number}，单个越库单最多 {most, number} 箱，请拆分为多单。',
  },
  referenceTaken: {
    en: 'This reference is already used for the warehouse. Use another one.',
    zh: '该仓库下已有相同的参考号，请使用其他参考号。',
  },
  unknownSkuCase: {
    en: 'There is no product with the SKU {skuCode}. {other} differs only in case, width, spaces, or characters that look alike: correct the SKU, or add {skuCode} as an alias.',
    zh: '没有 SKU 为 {skuCode} 的商品。{other} 仅大小写、全半角、空格或相似字符不同：请更正 SKU，或将 {skuCode} 添加为别名。',
  },
  unknownSku: {
    en: 'There is no product with the SKU {skuCode}. Check the SKU.',
    zh: '没有 SKU 为 {skuCode} 的商品，请核对。',
  },
  notExpected: {
    en: '{code} is not on this inbound. Set it aside and ask the client.',
    zh: '{code} 不在该入库单中，请单独存放并联系客户。',
  },
  notOnOrder: {
    en: '{code} is not on this order. Scan a product of the order.',
    zh: '{code} 不在该出库单中，请扫描单中的商品。',
  },
  orderComplete: {
    en: 'All units of {code} are already picked. Scan another product.',
    zh: '{code} 已全部拣完，请扫描其他商品。',
  },
  noSuchBin: {
    en: 'There is no bin {code} in this warehouse. Check the code.',
    zh: '该仓库没有库位 {code}，请核对编码。',
  },
  noBinOfKind: {
    en: 'Add a bin for the dock and one for staging first.',
    zh: '请先添加一个收货库位和一个集货库位。',
  },
  binTwice: { en: '{code} is listed twice. Keep one of them.', zh: '{code} 重复出现，请保留一个。' },
  binTaken: {
    en: 'There is already a bin {code}. Choose another code.',
    zh: '库位 {code} 已存在，请使用其他编码。',
  },
  notThatMany: {
    en: 'There are not that many units here. Check the bin and the quantity.',
    zh: '该位置没有这么多件，请核对库位和数量。',
  },
  promised: {
    en: 'Units of {skuCode} that are not reserved for orders: {available}. The others are reserved for {outbounds}. Enter fewer units, or ask for those outbounds to be canceled first.',
    zh: '{skuCode} 仅有 {available} 件未被订单预留，其余已为 {outbounds} 预留。请减少数量，或先取消这些出库单。',
  },
  tooManyToStow: {
    en: 'Units left to put away: {left}. Enter no more than that.',
    zh: '仅剩 {left} 件待上架，请减少数量。',
  },
  stillToStow: {
    en: 'Units left to put away: {units}. Put them away first.',
    zh: '还有 {units} 件待上架，请先完成上架。',
  },
  keyTaken: {
    en: 'This scan was already recorded with different contents. Reload the page and try again.',
    zh: '该扫描此前已以不同内容记录，请刷新页面后重试。',
  },
  reversedAlready: { en: 'This has already been undone.', zh: '该操作已撤销。' },
  notReversible: { en: 'This can no longer be undone.', zh: '该操作已无法撤销。' },
  orderOnHold: {
    en: 'Order {orderNo} is on hold. Release it first.',
    zh: '订单 {orderNo} 已挂起，请先解除挂起。',
  },
  labelUnderWay: {
    en: 'A label is being bought for order {orderNo} right now. Wait for the result, then try again.',
    zh: '正在为订单 {orderNo} 购买面单，请等结果出来后重试。',
  },
  orderNotOpen: {
    en: 'Order {orderNo} is shipped or canceled. Choose another order.',
    zh: '订单 {orderNo} 已发货或已取消，请选择其他订单。',
  },
  orderWithoutProducts: {
    en: 'Order {orderNo} has no products to ship. Add its products first.',
    zh: '订单 {orderNo} 没有可发货的商品，请先添加商品。',
  },
  noRoute: {
    en: 'No warehouse can ship order {orderNo} now: {reasons}.',
    zh: '目前没有仓库可发出订单 {orderNo}：{reasons}。',
  },
  routeOff: { en: '{warehouse} is not used', zh: '{warehouse}未启用' },
  routeCountry: { en: '{warehouse} does not ship to {country}', zh: '{warehouse}不发往 {country}' },
  routeShort: { en: '{warehouse} is short of {skuCode}', zh: '{warehouse}缺货 {skuCode}' },
  routeNoWarehouse: { en: 'no warehouse is connected', zh: '尚未连接仓库' },
  orderInWarehouse: {
    en: 'Order {orderNo} is already in a warehouse as {outboundNo}.',
    zh: '订单 {orderNo} 已下发仓库，出库单号 {outboundNo}。',
  },
  takesNoReturns: {
    en: 'This warehouse does not take returns for you. Choose another one.',
    zh: '该仓库未为您开通退货服务，请选择其他仓库。',
  },
  notOnReturn: {
    en: '{code} is not on this return. Set it aside and ask the client.',
    zh: '{code} 不在该退货单中，请单独存放并联系客户。',
  },
  takesNoWorkOrders: {
    en: 'This warehouse does not take work orders from you. Choose another one.',
    zh: '该仓库未为您开通仓库工单服务，请选择其他仓库。',
  },
  notAKit: {
    en: '{skuCode} is not a kit. Define it as a kit under Products › Bundles first.',
    zh: '{skuCode} 不是套装，请先在“商品 › 组合商品”中将其定义为套装。',
  },
  damagedOnlyDisposed: {
    en: 'Damaged units can only be disposed of. Choose another type or condition.',
    zh: '残次品只能销毁，请改选类型或品质。',
  },
  notOnWorkOrder: {
    en: '{code} is not on this work order. Scan a product of the work order.',
    zh: '{code} 不在该仓库工单中，请扫描工单中的商品。',
  },
  workComplete: {
    en: 'Units of {code} left to process: {left}. Enter no more than that.',
    zh: '{code} 仅剩 {left} 件待作业，请减少数量。',
  },
  workNotComplete: {
    en: 'Units not done yet: {units}. Finish them, or explain why they cannot be done.',
    zh: '还有 {units} 件未完成，请完成作业，或说明无法完成的原因。',
  },
  binOfWorkRequired: { en: 'Scan the bin of these units.', zh: '请扫描这些商品的库位。' },
  notEnoughHere: {
    en: 'There are not enough units of {skuCode}: {needed} needed, {found} found.',
    zh: '{skuCode} 数量不足：需要 {needed} 件，现有 {found} 件。',
  },
  photoUnfit: {
    en: 'Choose a JPEG photo of at most 3 MB.',
    zh: '请上传不超过 3 MB 的 JPEG 照片。',
  },
  photoTooEarly: { en: 'Mark it as arrived first.', zh: '请先登记到仓。' },
  photoSpaceFull: {
    en: 'The photos of this warehouse have reached their limit of {megabytes} MB. Ask your operator for more.',
    zh: '本仓库的照片已用满 {megabytes} MB 空间，请联系运营方扩容。',
  },
  photosFull: { en: 'There are already 50 photos, the maximum.', zh: '照片已达 50 张上限。' },
  binRequired: { en: 'Scan the bin that the units go to.', zh: '请扫描要放入的库位。' },
  codeOfSeveral: {
    en: '{code} is a product of several clients. Scan its barcode.',
    zh: '{code} 对应多个客户的商品，请扫描商品条码。',
  },
  nothingToPick: {
    en: 'No orders are ready to pick, or all of them are already in a wave.',
    zh: '没有可加入波次的待拣订单。',
  },
  waveWantsFewer: {
    en: 'Units that the orders of this wave still need: {units}. Enter no more than that.',
    zh: '该波次的订单仅需再拣 {units} 件，请减少数量。',
  },
  notPicked: {
    en: 'Units not picked yet: {units}. Pick them first.',
    zh: '还有 {units} 件未拣货，请先完成拣货。',
  },
  cartonsAtDock: {
    en: 'Cartons of this destination at the dock: {left}. Enter no more than that.',
    zh: '该目的地在收货区仅有 {left} 箱，请减少数量。',
  },
  cartonsLeft: {
    en: 'Cartons still at the dock: {left}. Forward them first.',
    zh: '收货区还有 {left} 箱，请先转运出库。',
  },
  chooseProvider: {
    en: 'Name the organization that provides the warehouses.',
    zh: '请指定提供仓库的组织。',
  },
  realWarehouse: {
    en: 'People have worked in these warehouses. Simulate only in unused warehouses.',
    zh: '这些仓库已有真实作业记录，只能在未使用的仓库中模拟。',
  },
});
