import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';
import { orderShipmentImport } from '../orders/order-shipment.import.ts';
import { orderNames, orderWeakNames } from '../orders/order-names.ts';
import { goodsNames, goodsWeakNames } from './goods-names.ts';
import { inboundNames } from './inbound-names.ts';

const orderAliases = (wanted: string): readonly string[] =>
  orderShipmentImport.fields.find(({ key }) => key === wanted)!.aliases;

/** Fields that parcel and freight orders to a warehouse have in common. */
const shared: Readonly<Record<string, readonly string[]>> = {
  warehouseCode: [
    ...goodsNames.warehouseCode,
    ...spellings(`
      Ship from warehouse | From warehouse | Shipping warehouse | Source warehouse | Origin warehouse | Outbound warehouse | Dispatch warehouse | Versandlager | Auslieferungslager | Entrepôt d'expédition | Almacén de salida | Almacén de origen | Magazzino di partenza |
      出荷倉庫 | 出荷元倉庫 | 출고창고 | 发货仓 | 发货仓代码 | 发货仓编码 | 发货仓库代码 | 出货仓 | 出货仓库 | 出库仓库 | 出库仓 | 配货仓库 | 履约仓`),
    ...combinedNames('发货仓 出货仓 出库仓 配货仓 履约仓 始发仓', '- 库 编码 代码 名称 库编码 库代码 库名称'),
    ...combinedNames(
      'Ship_from Shipping Source Origin Outbound Dispatch From',
      '_warehouse _facility _FC _fulfillment_center',
      '- _code _name _ID',
    ),
  ],
  orderNo: [
    ...orderAliases('orderNO'),
    ...orderNames.orderNO!,
    ...spellings(`
      Order ref | Client reference | Client order number | Customer order number | Customer order no | Customer order | Customer reference | External order ID | External order number | External reference | External ID | Reference | Reference no | Reference # | Reference ID | Ref | Ref no |
      SO | SO # | SO no | Sales order no | Sales order # | Outbound no | Outbound order | Outbound order number | Outbound order no | Outbound reference | Fulfillment order | Fulfillment order ID | Delivery order | Delivery order number | Shipment number | Referenz | Kundenreferenz | Référence | Référence client |
      Referencia | Riferimento | Numer zamówienia | Nr zamówienia | Sipariş no | Sipariş numarası | Номер заказа | Nomor pesanan | 出荷番号 | 出荷指示番号 | 주문번호 | 출고번호 | 参考编号 | 参考单号 | 客户参考号 | 外部单号 | 外部订单编号 | 订单参考号 | 出库单参考号 | 出库参考号 | 出库单编号 | 出库单 | 销售单号 |
      销售订单号 | 店铺单号 | 第三方单号 | 客户出库单号 |
      Shipment order code | Shipment order | Shipment order number | Outbound order code`),
    ...combinedNames(
      '客户 卖家 商家 自定义 外部 平台 店铺 销售',
      '出库单号 参考号 订单号 单号 订单编号 参考单号',
    ),
  ],
  skuCode: goodsNames.skuCode,
  quantity: [
    ...spellings(`
    Item quantity | Item count | SKU quantity | Product quantity | Line quantity | Quantity ordered | Qty ordered | Ordered quantity | Ordered qty | Order qty | Quantity requested | Requested quantity | Quantity to ship | Qty to ship | Ship quantity | Shipping quantity | Shipped quantity | Quantity shipped | Units ordered |
    Unit quantity | Unit count | Pcs | Number of units | Number of items | No of units | Lineitem quantity | Quantity purchased | Menge | Anzahl | Stückzahl | Stück | Bestellmenge | Quantité | Qté | Quantité commandée | Cantidad | Unidades | Piezas | Quantità | Qtà | Pezzi | Quantidade | Qtd | Aantal | Stuks | Ilość |
    Antal | Adet | Miktar | Количество | Кол-во | Jumlah | 個数 | 注文数 | 注文数量 | 出荷数 | 出荷数量 | 수량 | 주문수량 | 출고수량 | 购买数量 | 订购数量 | 订单数量 | SKU数量 | 产品数量 | 货品数量 | 发货数量 | 个数 | 下单数量 | 计划数量 | 计划出库数量 | 申请数量 | 出库数 | 出货数量 | 配货数量 | 销售数量`),
    ...combinedNames('商品 产品 货品 SKU 出库 发货 订单 订购 下单 出货 计划 申请', '数量 数 件数 个数'),
  ],
  shipBy: [
    ...spellings(`
    Must ship by | Must ship by date | Ship no later than | Ship before | Ship before date | Ship deadline | Shipping deadline | Shipping date | Dispatch by | Dispatch by date | Dispatch date | Despatch date | Requested ship date | Required ship date | Expected ship date |
    Estimated ship date | Estimated ship out date | Planned ship date | Target ship date | Scheduled ship date | Latest dispatch date | Latest shipment date | Ship on | Ship on date | Versanddatum | Versand bis | Spätestes Versanddatum | Versandtermin | Date d'expédition |
    Date limite d'expédition | Expédier avant | Expédier avant le | Fecha de envío | Fecha límite de envío | Enviar antes de | Fecha de despacho | Data di spedizione | Spedire entro | Data de envio | Enviar até | Verzenddatum | Verzenden voor | Data wysyłki | Termin wysyłki | Kargoya son teslim | 出荷予定日 |
    出荷日 | 出荷期限 | 出荷指定日 | 출고예정일 | 출고요청일 | 计划发货时间 | 计划发货日期 | 预计发货时间 | 预计发货日期 | 最晚发货日 | 最迟发货时间 | 最迟发货日期 | 要求发货时间 | 要求发货日期 | 发货截止时间 | 截止发货时间 | 发货日期 | 计划出库时间 |
    计划出库日期 | 预计出库时间 | 预计出库日期 | 要求出库时间 | 期望发货时间`),
    ...combinedNames('预计 计划 要求 最晚 最迟 截止 期望 指定', '发货 出库 出货 发出', '时间 日期 日'),
    ...combinedNames(
      'Requested Required Expected Estimated Planned Target Scheduled Latest',
      '_ship _shipping _shipment _dispatch _despatch',
      '_date _by',
    ),
  ],
};

/** Names of the recipient's columns without a party that are in no address table. */
const recipient = {
  name: orderNames.name!,
  addressLine1: orderNames.addressLine1!,
  phone: orderNames.phone!,
};

const weakShared: Readonly<Record<string, readonly string[]>> = {
  ...orderWeakNames,
  ...goodsWeakNames,
  orderNo: [
    ...orderWeakNames.orderNO!,
    ...spellings('Transfer order | Transfer order number | Transfer order # | Transfer order no | 调拨单号'),
  ],
  quantity: spellings('Count | Total quantity | Total qty | Pieces | 总数量 | 总数'),
};

/** Headings in parcel orders to a warehouse, in other languages and programs. */
export const outboundNames: Readonly<Record<string, readonly string[]>> = {
  ...shared,
  ...recipient,
  carrierName: [...orderAliases('carrierName'), ...orderNames.carrierName!],
  serviceCode: [...orderAliases('serviceCode'), ...orderNames.serviceCode!],
  trackingNumber: inboundNames.trackingNumbers!.filter(
    (name) => !/lading|b\/l|bol|pro|海|空|头程|提单/i.test(name),
  ),
};

/** The same for headings used only if there is no better column. */
export const outboundWeakNames: Readonly<Record<string, readonly string[]>> = {
  ...weakShared,
  orderNo: [
    ...orderWeakNames.orderNO!,
    ...spellings(
      'Code | PO | PO number | PO # | PO no | Purchase order | Purchase order number | 交易号 | 单号',
    ),
  ],
  serviceCode: spellings('Method'),
};

/** Headings in freight orders. */
export const freightNames: Readonly<Record<string, readonly string[]>> = {
  ...shared,
  ...recipient,
  shipBy: [
    ...spellings(`
      Pickup on | Pick up date | Pickup day | Requested pickup date | Scheduled pickup date | Pickup appointment | Collection date | Abholdatum | Abholtermin | Date d'enlèvement | Fecha de recogida | Fecha de recolección | Data di ritiro | Ophaaldatum | Data odbioru | 集荷日 | 集荷予定日 | 픽업일 |
      提货时间 | 预约提货时间 | 预约提货日期 | 预计提货时间 | 预计提货日期 | 装车时间 | 装货日期 | 装货时间`),
    ...shared.shipBy!,
  ],
  loadType: spellings(`
    Mode | Freight | Freight mode | Mode of transport | Mode of transportation | Transport mode | Transport type | Transportation mode | Shipping mode | Shipping method | Ship mode | Ship method | Shipment mode | Service type | Service | Freight service | Equipment | Equipment type | Truck type |
    Frachtart | Ladungsart | Transportart | Type de chargement | Type de transport | Mode de transport | Tipo de carga | Tipo de transporte | Tipo di carico | Tipo di trasporto | Rodzaj transportu | 輸送方法 | 配送方法 | 운송방법 | 货运方式 | 运输方式 | 派送方式 | 配送方式 |
    物流方式 | 出货方式 | 提货方式 | 装载类型 | 装载方式 | 车型 | 卡车类型`),
  terms: spellings(`
    Freight charge terms | Freight charges terms | Freight payment terms | Freight payment | Freight pay | Freight billing | Billing terms | Bill terms | Prepaid/Collect | Prepaid or collect | PPD/COL | Freight paid by | Payment type | Payment method | Frankatur | Frachtzahler | Frachtzahlung | Paiement du port | Port |
    Condiciones de flete | Pago del flete | Porto | 運賃支払方法 | 运费支付方式 | 运费付款类型 | 运费支付类型 | 运费支付 | 运费承担方 | 运费承担 | 运费结算方式 | 运费方式 | 付费方式 | 结算方式 | 支付方式 |
      Freight bill to | Freight bill | Bill to | Freight charges billed to | Freight payer`),
  scac: spellings(
    'SCAC no | Carrier SCAC code | Standard carrier alpha code | SCAC代码 | SCAC码 | SCAC编码 | 承运人代码 | 承运商编码',
  ),
  poNumber: spellings(`
    PO reference | PO ref | PO ID | Customer PO | Customer PO # | Customer PO number | Cust PO | Cust PO number | Cust PO # | Client PO | Buyer PO | Retailer PO | Purchase order no | Purchase order number | Purchase order # | Customer purchase order | 客户PO | 客户PO号 | PO编号 | PO单号 | 采购订单号 | 采购单 |
    客户采购单号`),
  remark: [
    ...inboundNames.remark!,
    ...spellings(`
      Special instruction | Delivery instructions | Shipping instructions | Shipping notes | Handling instructions | Pickup instructions | BOL notes | BOL comments | Carrier notes | Order notes | Lieferhinweise | Instructions de livraison | Instrucciones | Instrucciones de entrega | Istruzioni | 送货要求 | 派送要求 |
      送货备注 | 派送备注 | 操作备注 | 装车备注`),
  ],
};

/** The same for headings used only if there is no better column. */
export const freightWeakNames: Readonly<Record<string, readonly string[]>> = weakShared;
