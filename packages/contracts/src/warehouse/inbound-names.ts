import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';
import { productNames } from '../products/product-names.ts';
import { goodsNames, goodsWeakNames } from './goods-names.ts';

/** What notices of goods on their way call the fields, in other languages and programs. */
export const inboundNames: Readonly<Record<string, readonly string[]>> = {
  warehouseCode: [
    ...goodsNames.warehouseCode,
    ...spellings(`
      Ship to | Destination | Destination warehouse | Destination facility | Destination FC | Dest warehouse | Destination code | Receiving warehouse | Receiving facility | Ship to warehouse | To warehouse | Ship to location | Deliver to warehouse |
      Ziellager | Empfangslager | Entrepôt de destination | Almacén de destino | Magazzino di destinazione | 入荷倉庫 | 納品先倉庫 | 入库仓库 | 入库仓 | 收货仓库 | 收货仓 |
      收货仓库代码 | 目的仓 | 目的仓代码 | 目的仓库代码 | 目标仓库 | 目标仓 | 到货仓库 | 到仓仓库 | 送货仓库 | 送仓仓库 | 交货仓库 | 送达仓库 | 目的地仓库 | 目的地`),
    ...combinedNames(
      '目的仓 目标仓 收货仓 入库仓 到货仓 到仓 送货仓 交货仓',
      '- 库 编码 代码 名称 库编码 库代码 库名称',
    ),
    ...combinedNames(
      'Destination Receiving Inbound Target',
      '_warehouse _facility _FC _fulfillment_center',
      '- _code _name _ID',
    ),
  ],
  inboundNo: [
    ...spellings(`
    Plan name | ASN no | ASN ID | ASN code | ASN reference | Inbound ID | Inbound order | Inbound order number | Inbound order no | Inbound reference | Inbound reference number | Inbound shipment | Inbound shipment ID |
    Shipment number | Shipment no | Shipment name | Shipment reference | Shipment ref | Receipt number | Receipt no | Receipt # | Receipt ID | Receipt reference | Receiving number | Receiving no | Receiving reference |
    Receiving order number | Receiving order no | Receiving order ID | Reference ID | Reference no | Reference # | Reference 1 | Ref | Ref no | Ref # | Client reference | Client ref | Customer reference | Customer ref | Your reference |
    Advance shipping notice | Advanced shipping notice | WRO ID | WRO number | Shipping plan ID | FBA shipment ID | GRN | GRN number | Inbound plan ID |
    Avis | Avisnummer | Avisierungsnummer | Lieferavis | Wareneingang | Wareneingangsnummer | Referenz | Referenznummer | Kundenreferenz | Référence | Référence client | Numéro de réception |
    Numéro d'avis | Numéro de référence | Referencia | Número de referencia | Número de recepción | Número de entrada | Riferimento | Numero di riferimento | Referência | Número de referência | Referentie | Referentienummer |
    Numer referencyjny | Numer awizacji | Referans no | Номер поставки | 入荷番号 | 入庫番号 | 入荷予定番号 | 入荷予定ID | 参照番号 | 伝票番号 | 입고번호 | 입고예정번호 |
    入库单 | 入库单参考号 | 入库参考号 | 入库单编号 | 入库订单号 | 参考编号 | 参考单号 | 客户单号 | 客户入库单号 | 送货单号 | 预报单号 | 预约单号 | 预约入库单号 | 来货单号 | 到货单号 | 收货单号 | 货件编号 | 货件号 |
    货件单号 | 货件ID | ASN单号 | ASN号 |
      Référence réception | Référence de réception | Référence livraison |
      Receipt order code | Receipt order | Receipt order number | Inbound order code | Receiving order code`),
    ...combinedNames('客户 卖家 商家 自定义 外部', '入库单号 入库单 参考号 参考单号 单号'),
    ...combinedNames(
      'Inbound Receiving ASN Receipt Delivery Shipment',
      '_reference _ref _number _ID',
      '- _number',
    ),
    ...combinedNames('Client Customer', '_reference _ref', '- _number'),
  ],
  deliveryMethod: spellings(`
    Delivery mode | Mode of delivery | Mode of transport | Mode of transportation | Transport mode | Transportation mode | Transport method | Transportation method | Transport type | Transportation type | Shipping mode | Shipping method |
    Shipping type | Ship mode | Ship method | Shipment mode | Shipment method | Shipment type | Freight type | Freight mode | Load type | Arrival method | Arrival mode | Arrival type | Inbound method | Equipment | Equipment type |
    Container size | Container size/type | Packaging of delivery | Anlieferart | Anlieferungsart | Lieferart | Transportart | Versandart | Containertyp | Mode de livraison | Mode de transport | Mode d'acheminement |
    Type de conteneur | Método de entrega | Modo de entrega | Forma de entrega | Método de transporte | Modo de transporte | Tipo de transporte | Tipo de entrega | Tipo de contenedor | Modalità di consegna | Metodo di consegna | Tipo di trasporto |
    Wijze van levering | Sposób dostawy | Rodzaj dostawy | Teslimat yöntemi | Способ доставки | 納品方法 | 輸送方法 | 配送方法 | 입고방법 | 배송방법 | 送货类型 | 送仓方式 | 到货方式 | 入仓方式 | 交货方式 | 来货方式 | 到货类型 |
    头程运输方式 | 头程方式 | 运输类型 | 运输模式 | 货运方式 | 派送方式 | 配送方式 | 物流方式 | 集装箱类型 | 货柜类型 | 货柜型号 | 箱型 | 海运柜型 | 交付方式 |
      Arriving via | Arrives by | Ship via | Delivered by | Shipped by`),
  containerNo: spellings(`
    Container # | Container ID | Container code | Cntr | Cntr no | Cntr # | Ctnr | Ctnr no | Containernummer | Containernr | Conteneur | Numéro de conteneur | N° conteneur | N° de conteneur | Contenedor | Número de contenedor |
    Nº de contenedor | Container numero | Numero container | Número do contêiner | Contêiner | Numer kontenera | Konteyner no | Номер контейнера | コンテナ番号 | コンテナNo | 컨테이너번호 | 컨테이너 번호 | 货柜号 | 货柜编号 | 集装箱编号 |
    集装箱柜号 | 海柜号 | 柜子号 | 柜号码 | 海运柜号 |
      Cont no | 柜号/车牌 | 柜号/车牌号`),
  trackingNumbers: [
    ...spellings(`
    Carrier tracking ID | Tracking # | Tracking ID | Tracking code | Tracking nos | Tracking reference | Carrier tracking | Carrier tracking number | PRO | PRO number | PRO # | Waybill | Waybill number | Waybill no | AWB | AWB number | AWB no | Air waybill |
    Air waybill number | BOL | BOL number | BOL # | Bill of lading | Bill of lading number | B/L number | Consignment number | Consignment no | Connote | Connote number | Sendungsnummer | Sendungsnummern | Trackingnummer | Trackingnummern | Tracking-Nr |
    Sendungsverfolgungsnummer | Paketnummer | Frachtbriefnummer | Numéro de suivi | Numéros de suivi | N° de suivi | Número de seguimiento | Números de seguimiento | Nº de seguimiento | Número de guía | Guía | Numero di tracking | Numero tracking |
    Numero di spedizione | Código de rastreio | Código de rastreamento | Número de rastreamento | Trackingnummers | Numer przesyłki | Numer listu przewozowego | Takip numarası | Трек-номер | Nomor resi | 追跡番号 | 送り状番号 | 送り状No |
    お問い合わせ番号 | 送状番号 | 운송장번호 | 송장번호 | 运单编号 | 快递单号 | 快递号 | 物流跟踪号 | 物流运单号 | 物流编号 | 物流追踪号 | 物流号 | 跟踪单号 | 跟踪号码 | 追踪号 | 追踪单号 | 追踪号码 |
    提单号 | 空运单号 | 头程跟踪号 | 头程物流单号 | 货运单号`),
    ...combinedNames('物流 快递 运单 跟踪 追踪 货运 面单 头程 头程物流', '单号 号 号码 编号 跟踪号'),
  ],
  eta: [
    ...spellings(`
    ETA date | ETA warehouse | ETA to warehouse | Arrival | Est arrival | Est arrival date | Estimated arrival date | Estimated arrival time | Estimated time of arrival | Expected arrival date | Expected arrival time | Expected delivery | Expected delivery date |
    Expected receipt date | Expected receiving date | Expected at | Expected on | Planned arrival | Planned arrival date | Planned date | Planned delivery date | Scheduled arrival | Scheduled arrival date | Scheduled date | Appointment date |
    Estimated delivery date | Estimated delivery | Delivery date | Date expected | Date of arrival | Arrival at warehouse | Ankunft | Ankunftsdatum | Voraussichtliche Ankunft | Voraussichtliches Ankunftsdatum | Erwartete Ankunft | Erwartetes Datum |
    Anlieferdatum | Anliefertermin | Lieferdatum | Liefertermin | Date d'arrivée | Date d'arrivée prévue | Date d'arrivée estimée | Arrivée prévue | Date prévue | Date de livraison prévue | Date de livraison | Fecha de llegada | Fecha estimada de llegada |
    Fecha prevista de llegada | Llegada estimada | Llegada prevista | Fecha prevista | Fecha esperada | Fecha de entrega | Data di arrivo | Data di arrivo prevista | Arrivo previsto | Data prevista | Data di consegna | Data de chegada |
    Previsão de chegada | Verwachte aankomst | Aankomstdatum | Data dostawy | Przewidywana data dostawy | Tahmini varış | Tahmini varış tarihi | Дата прибытия | Ожидаемая дата | 入荷予定日 | 到着予定日 | 納品予定日 | 到着日 | 입고예정일 | 도착예정일 |
    预计到仓日期 | 预计到仓日 | 预计到达时间 | 预计到达日期 | 预计到货时间 | 预计到货日 | 预计入库时间 | 预计入库日期 | 预计入仓时间 | 预计入仓日期 | 预计送达时间 | 预计送达日期 | 预计送仓时间 | 预计送仓日期 | 预计抵达时间 | 预计抵达日期 | 预计交货日期 |
    到货日期 | 到货时间 | 到仓时间 | 预约时间 | 预约日期 | 预约送仓时间 | 预约送货时间 | 送仓日期 | 送仓时间 | 送货日期 | 计划到货日期 | 计划到货时间 | 计划到仓日期 | 预约到仓时间 | 预约到仓日期`),
    ...combinedNames(
      '预计 预约 计划 预期 预估',
      '到仓 到货 到达 入库 入仓 送达 送仓 抵达 送货 交货 交仓',
      '- 时间 日期 日',
    ),
    ...combinedNames(
      'Estimated Expected Planned Scheduled Anticipated',
      '_arrival _delivery _receipt _receiving _inbound _in_warehouse',
      '- _date _time _day',
    ),
  ],
  skuCode: goodsNames.skuCode,
  cartonCount: [
    ...spellings(`
    No of cartons | No of ctns | # of cartons | # cartons | CTN | CTNS | Ctn count | Total cartons | Total ctns | Total carton quantity | No of boxes | # of boxes | Box count | Total boxes | Boxes count | Number of packages |
    No of packages | Packages | Package count | Cases | Case count | Number of cases | No of cases | # of cases | Total cases | Number of parcels | No of parcels | Parcels | Colli | Kartons | Kartonanzahl | Anzahl Kartons | Anzahl der Kartons | Anzahl Colli | Anzahl Packstücke |
    Packstücke | Nombre de cartons | Nb cartons | Nb de cartons | Nombre de colis | Nb colis | Cajas | Cantidad de cajas | Número de cajas | Nº de cajas | Total de cajas | Bultos | Número de bultos | Cantidad de bultos | Cartoni | Numero cartoni |
    Numero di cartoni | Numero colli | Caixas | Número de caixas | Quantidade de caixas | Dozen | Aantal dozen | Liczba kartonów | Ilość kartonów | Koli adedi | Koli sayısı | Количество коробок | Jumlah karton | 箱数 | ケース数 | カートン数 | 박스수 | 박스수량 | 박스 수 |
    箱数合计 | 合计箱数 | 外箱数 | 外箱数量 | 整箱数 | 装箱箱数 | 纸箱数 | 纸箱数量 | 入库箱数 | 预报箱数 | 发货箱数 | 箱子数量 | 箱数量 | 箱量`),
    ...combinedNames('总 入库 预报 发货 送货 来货 到货 计划 预计 外 纸', '箱数 箱数量 箱件数'),
    ...combinedNames(
      'Number_of No_of Count_of Total Total_number_of Expected Planned',
      '_cartons _boxes _cases _packages _parcels',
    ),
  ],
  qtyPerCarton: [
    ...spellings(`
      PCS/CTN | Pcs per ctn | Pcs per carton | Pcs per box | Pieces per carton | Pieces per box | Pieces per case | Pieces/carton | Units/carton | Units/ctn | Units/box | Units/case | Units per case | Units per ctn | Units in box | Units in carton | Units in case |
      Qty/ctn | Qty/carton | Qty/box | Qty/case | Qty per ctn | Qty per case | Qty in carton | Qty in box | Quantity per carton | Quantity per case | Quantity in carton | Quantity in box | Quantity in case | Quantity/carton | Items per carton | Items per box |
      Each per carton | Eaches per case | EA/CTN | Case pack | Case pack quantity | Casepack | Case pack size | Case quantity | Case size | Pack size | Pack quantity | Carton pack | Menge pro Karton | Menge je Karton | Menge/Karton | Stückzahl pro Karton | Artikel pro Karton |
      Qté par carton | Qté/carton | Nombre par carton | Unités par colis | Cantidad por caja | Cantidad por bulto | Unità per cartone | Quantità per cartone | Pezzi per collo | Quantidade por caixa | Peças por caixa | Aantal per doos | Stuks per doos | Ilość w kartonie | Sztuk w kartonie |
      Koli içi adet | Количество в коробке | Isi per karton | 1箱あたり数量 | 1ケース入数 | 箱入数 | 박스당수량 | 박스당 수량 | 입수 | 件数/箱 | 个数/箱 | 数量/箱 | PCS/箱 | 个/箱 | 件/箱 | 每箱PCS | 每箱产品数 | 每箱产品数量 | 每箱商品数量 |
      每箱SKU数 | 每箱SKU数量 | 每箱数 | 单箱产品数 | 单箱产品数量 | 单箱商品数量 | 单箱SKU数量 | 单箱数 | 单箱PCS | 单箱装箱数 | 单箱装量 | 单箱装箱量 | 单箱装箱数量 | 装箱数 | 箱装数 | 箱装数量 | 箱含量 | 箱内件数 | 箱内产品数量 | 一箱数量`),
    ...productNames.qtyInOnePackage!,
    ...combinedNames(
      '每箱 单箱 一箱 箱内',
      '- 产品 商品 SKU 货品',
      '数量 件数 个数 数 PCS 装量 装数 装箱数 装箱量',
    ),
    ...combinedNames('- 产品 商品 SKU', '数量 件数 个数 数', '/箱'),
    ...combinedNames(
      'Units Pcs Pieces Qty Quantity Items Each Eaches Products',
      '_per_ / _in_ _in_each_',
      'carton ctn box case master_carton master_case',
    ),
  ],
  lotNo: spellings(`
    Manufacturing lot code | Manufacturing lot number |
    Lot # | Lot ID | Lot code | Lot/Batch | Lot/Batch number | Batch no | Batch # | Batch ID | Batch code | Batch/Lot | Charge | Chargennummer | Chargen-Nr | Los | Losnummer | Numéro de lot | N° de lot | N° lot | Lote | Número de lote | Nº de lote | Lotto | Numero lotto |
    Numero di lotto | Partij | Partijnummer | Batchnummer | Partia | Numer partii | Parti no | Номер партии | Партия | Nomor batch | ロット | ロット番号 | ロットNo | 로트번호 | 批次编号 | 批次代码 | 批次编码 | 生产批号 | 生产批次 | 生产批次号 | 产品批号 | 产品批次 | 商品批次 | 入库批次`),
  expiryDate: [
    ...spellings(`
    Exp | Exp date | Expiry | Expiry dt | Expiration | Expiration dt | Expires | Expires at | Expire date | Expired date | Date of expiry | Best before date | Best by | Best by date | BBD | BBE | Use by | Use by date | Sell by date | Lot expiration date | Lot expiry |
    Lot expiry date | Batch expiry date | Lot date / Expiration | MHD | MHD-Datum | Mindesthaltbarkeitsdatum | Mindesthaltbarkeit | Haltbarkeitsdatum | Haltbar bis | Verfallsdatum | Verfalldatum | Ablaufdatum | DLC | DLUO | DDM | Date de péremption | Date d'expiration |
    Péremption | Date limite de consommation | Caducidad | Fecha de caducidad | Fecha caducidad | Vencimiento | Fecha de vencimiento | Fecha de expiración | Scadenza | Data di scadenza | Data scadenza | Validade | Data de validade | THT | THT-datum | Houdbaarheidsdatum |
    Vervaldatum | Data ważności | Son kullanma tarihi | SKT | Срок годности | Kedaluwarsa | 賞味期限 | 消費期限 | 有効期限 | 使用期限 | 유통기한 | 소비기한 | 有效期至 | 有效日期 | 有效期限 | 失效日期 | 失效期 | 到期日期 | 到期时间 | 过期时间 | 保质期到期日 | 保质日期 | 有效期截止 |
      效期`),
    ...combinedNames('Lot Batch Product Item SKU', '_expiry _expiration _best_before', '- _date'),
  ],
  remark: [
    ...productNames.note!,
    ...spellings(`
      Line notes | Line note | Receiving notes | Receiving instructions | Special instructions | Instructions | Delivery notes | Additional notes | Additional information | Memo | Uwagi | Açıklama | Комментарий | Примечание | Catatan | 비고 | 메모 |
      备注信息 | 备注说明 | 入库备注 | 收货备注 | 特殊要求 | 附加说明 |
      Remark | Remarks | RMK`),
  ],
};

/** The same for headings that mean a field only where there is no better column. */
export const inboundWeakNames: Readonly<Record<string, readonly string[]>> = {
  ...goodsWeakNames,
  inboundNo: spellings(`
    Plan ID | PO | PO number | PO # | PO no | PO reference | PO ref | PO ID | Purchase order | Purchase order number | Purchase order no | Order number | Order no | Order ID | Order # | Order reference | Delivery number | Delivery note | Delivery note number | Packing list number | Transfer number |
    Transfer order | Lieferscheinnummer | Lieferschein-Nr | Bestellnummer | Bon de livraison | Numéro de commande | Albarán | Número de albarán | Orden de compra | Número de pedido | Bolla | DDT | Numero ordine | 発注番号 | 注文番号 | 采购单号 | 采购订单号 | 备货单号 | 发货单号 |
    调拨单号 | 订单号 | 订单编号 | 单号`),
  expiryDate: spellings('Shelf life | 保质期'),
  cartonCount: spellings('Carton quantity | Carton qty | Ctn qty | Box quantity | Box qty'),
  qtyPerCarton: spellings('Shipped | Case qty | Carton quantity | Carton qty | 箱规 | 装箱规格'),
};
