import type { ImportDefinition } from '../imports/define-import.ts';
import { combinedNames } from '../imports/combined-names.ts';
import { spellings } from '../imports/spellings.ts';

/** Headings in order files of other languages and programs, for fields that are not part of an address. */
export const orderNames: Readonly<Record<string, readonly string[]>> = {
  name: spellings('收货人/提货人 | 收件人/提货人'),
  addressLine1: spellings('详细收货地址/提货地址'),
  phone: spellings('收货人手机号/提货人手机号'),
  orderNO: [
    ...spellings(`
    Bestellnummer | Bestellnr | Bestell-ID | Auftragsnummer | Auftragsnr | Belegnummer | Numéro de commande | N° de commande | Nº commande |
    Référence de commande | Commande | Número de pedido | Nº de pedido | N.º de pedido | ID de pedido | Pedido | Número de orden | Orden de compra |
    Numero ordine | ID ordine | Ordine | Número do pedido | Nº do pedido | ID do pedido | Bestelnummer | Ordernummer | 注文番号 | 受注番号 | 注文ID | 受注ID | 店舗伝票番号 | オーダー番号 |
    Channel order id | Channel order number | Marketplace order id | Marketplace order number | Site order id | Web order number | Sale number | Sales order | Sales order number | SO number | 客户单号 | 外部订单号 | 原始订单号 | 网店订单号 | 店铺订单号 | 商家订单号 | 第三方订单号 | 订单号码 |
    Order code | Order key | Order reference number | Order ref | Client order ID | Client order number | Customer order number | Customer order no | Customer order ID | External order ID | External order number | Merchant order ID | Merchant order number | Seller order ID | Platform order ID | Platform order number | Shop order number | Store order number | Store order ID | Original order number | Document number | Sales order ID | Sales order # | SO # | Transaction order number | Numer zamówienia | Nr zamówienia | Ordernr | Ordrenummer | Tilausnumero | Číslo objednávky | Sipariş numarası | Sipariş no | Номер заказа | Заказ | Nomor pesanan | No. pesanan | Mã đơn hàng | 주문번호 | # de venta | Número de venta | Numéro commande | 外部单号 | 客户订单编号 | 商家单号 | 网店单号 | 线上单号 | 店铺单号 | 平台交易号 | 销售订单号 | 销售单号 | 订单参考号 | 自定义单号 | 自定义订单号 | 电商订单号 |
      Shipment order code | Order code | Order increment ID`),
    ...combinedNames(
      '客户 卖家 商家 平台 店铺 外部 线上 销售 原始 自定义 网店',
      '订单号 单号 订单编号 订单ID',
    ),
  ],
  createTime: spellings(`
    Order date and time | Order time | Order timestamp | Placed date | Sales date | Erstellt am | Angelegt am | Date de création | Fecha de creación | Creado el | Bestelldatum | Bestellt am | Auftragsdatum | Kaufdatum | Verkauft am | Verkaufsdatum | Date de commande | Date de la commande |
    Date d'achat | Fecha de pedido | Fecha del pedido | Fecha de compra | Fecha de venta | Data ordine | Data dell'ordine | Data do pedido | Data da compra | Besteldatum |
    Orderdatum | 注文日時 | 注文日 | オーダー日時 | オーダー日 | 受注日時 | 受注日 | 購入日時 | 購入日 | Ordered date | Purchased on | Datum | Fecha |
    Order created date | Order create time | Order placed date | Order placed time | Order datetime | Order datetime utc | Sales order date | SO date | Document date | Date of order | Date of purchase | Purchased at | Sold date | Sold on | Sold at | PO date | Data zamówienia | Orderdatum | Ordredato | Beställningsdatum | Tilauspäivä | Datum objednávky | Sipariş tarihi | Дата заказа | Tanggal pesanan | Ngày đặt hàng | 주문일 | 주문일자 | 주문일시 | 下单日 | 订单下单时间 | 买家下单时间 | 建单时间 | 订单建立时间 | 订单创建日期 | 平台下单时间 |
      Date add`),
  storeName: spellings(
    `Shop-Name | Boutique | Tienda | Negozio | Loja | Winkel | 店舗名 | 店舗 | ショップ名 | 归属店铺 | 所属店铺 | 来源店铺 |
    Store | Shop | Store account | Shop account | Seller account | Storefront | Storefront name | Sales channel name | Source store | Sklep | Butik | Mağaza | Магазин | Toko | 쇼핑몰 | 상점명 | 店铺账户 | 平台店铺 | 销售店铺 | 网店名称 | 网店 | 店铺简称 | 卖家账号  | 销售渠道`,
  ),
  carrierName: spellings(`
    Versanddienstleister | Paketdienst | Transporteur | Transportista | Corriere | Vettore | Transportadora | Vervoerder | 配送会社 | 運送会社 | 配送キャリア | 配送業者 |
    Courier company | Courier code | Tracking carrier | Carrier company | 物流名称 | 物流公司名称 | 快递名称 | 快递公司名称 | 承运商名称 | 承运公司 | 配送公司 | 物流商家 |
    Ship carrier | Shipping carrier name | Delivery partner | Delivery provider | Parcel carrier | Carrier / Courier | Carrier service provider | Freight carrier | Logistics provider | Logistics partner | Logistics carrier | Ship provider | Transport company | Transporter | Przewoźnik | Kurier | Fraktbolag | Transportör | Fragtfirma | Transportør | Kuljetusyhtiö | Dopravce | Kargo firması | Kargo şirketi | Перевозчик | Служба доставки | Kurir | Jasa kirim | Đơn vị vận chuyển | 택배사 | 운송사 | 运输公司 | 物流承运商 | 快递商 | 配送商 | 承运快递 | 运输商 |
      Logistics`),
  serviceCode: spellings(`
    Versandart | Versandmethode | Versandservice | Lieferart | Liefermethode | Mode de livraison | Mode d'expédition | Méthode de livraison | Méthode d'expédition |
    Método de envío | Forma de envío | Tipo de envío | Servicio de envío | Metodo di spedizione | Servicio | Forma de envio | Método de envio | Verzendmethode |
    配送方法 | 発送方法 | Ship method name | Shipping method name | Service | Shipping mode | Shipment mode | Mode of shipment |
    Ship service | Service type description | Shipping service name | Shipping service code | Shipping service type | Shipping service level | Shipping level | Shipping method code | Shipping class | Shipping type | Shipping product | Delivery service | Delivery type | Delivery method name | Delivery mode | Carrier service | Carrier service code | Carrier method | Courier service | Ship type | Ship speed | Shipping preference | Service description | Service level code | Metoda dostawy | Sposób dostawy | Forma dostawy | Leveranssätt | Fraktsätt | Leveringsmetode | Toimitustapa | Způsob dopravy | Kargo tipi | Teslimat yöntemi | Способ доставки | Metode pengiriman | Phương thức vận chuyển | 배송방법 | 배송방식 | Modalità di spedizione | Mode d'envoi | Forma de entrega | Método de entrega | 物流产品代码 | 物流产品名称 | 物流方式代码 | 物流渠道名称 | 渠道  | 运输渠道 | 运输服务 | 快递方式 | 快递服务 | 派送渠道 | 派送服务 | 发货渠道 | 邮寄方式 | 服务方式 | 服务名称 | 服务产品 |
      Shipping line service | Shipping line | Shipping lines title | Shipping line title |
      Shipping channel | Logistics channel | Logistics service | Logistics product | Logistics method | Channel code |
      物流选项 | 运送选项 | Requested shipping method | Requested shipping | Requested ship method | Requested delivery method | Express type | Express service | Parcel service | Postage service | Postal service name`),
  reference: spellings(`
    Referenz | Kundenreferenz | Sendungsreferenz | Référence | Référence client | Referencia | Referencia cliente | Riferimento | Referência | Reference no |
    Customer reference number | Shipment reference | Customer shipment reference | Ref | 参考号一 | お客様管理番号 | 管理番号 |
    Reference ID | Ref ID | Ref # | Reference # | Client reference | Reference field 1 | Référence expédition | Référence colis | Référence destinataire | Numer referencyjny | Referens | Reference code | Referans | PO reference | 参考单号 | 客户参考编号 | 备用单号 | 自定义参考号 |
      Sender reference 1 | Customer reference 1 | Your ref | Your reference |
      Load ref | Load reference | Order ref 2 | Booking reference`),
  reference2: spellings(`Referenz 2 | Référence 2 | Referencia 2 | Riferimento 2 | 参考号二 | 参考号2 |
    Reference field 2 | Ref # 2 | Second reference number | Additional reference | 参考单号2 |
      Sender reference 2 | Customer reference 2`),
  payMethod: spellings(`
    Zahlungsart | Zahlungsmethode | Zahlungsweise | Mode de paiement | Moyen de paiement | Método de pago | Forma de pago | Metodo di pagamento |
    Forma de pagamento | Betaalmethode | Betaalwijze | 支払方法 | 支払方法名 | お支払方法 | 決済方法 | 支払い方法 | お支払い方法 | Pay method name | Payment mode | Mode of payment | 支付类型 | 付款类型 | 支付方式名称 |
    Payment method name | Payment option | Payment gateway | Payment provider | Paid by | Paid with | Płatność | Metoda płatności | Forma płatności | Sposób płatności | Betalningssätt | Betalingsmetode | Maksutapa | Způsob platby | Ödeme yöntemi | Способ оплаты | Metode pembayaran | Phương thức thanh toán | 결제수단 | 결제방법 | 支付渠道 | 付款渠道 | 结算方式 | 支付途径`),
  packageType: spellings(`Pakettyp | Paketart | Type de colis | Tipo de paquete | Tipo di pacco |
    Type of package | Type of parcel | Package kind | Parcel kind | Box type | Packing type | Packaging name | Package code | Container type | Art der Verpackung | Verpackungsart | Verpackung | Tipo de embalaje | Tipo di imballaggio | Type d'emballage | Type d'envoi | Rodzaj paczki | 包裹种类 | 包裹形式 | 货物类型 | 包装方式 | 包装种类`),
  packageLength: [
    ...spellings(
      `Length | Länge | Paketlänge | Longueur | Longueur colis | Largo | Longitud | Lunghezza | Comprimento | Lengte | 長さ | 縦 |
    Parcel length value | Box length | Carton length | Długość | Längd | Længde | Lengde | Pituus | Délka | Uzunluk | Boy | Длина | Panjang | Chiều dài | 길이 | 가로 | 箱长 | 货箱长 | 外箱长 | 包装长 | 预报长 | 长度值`,
    ),
    ...combinedNames('包裹 预估 预报 实际 外箱 箱子 货物 包装', '长 长度 尺寸长'),
  ],
  packageWidth: [
    ...spellings(
      `Width | Breadth | Package breadth | Box breadth | Breite | Paketbreite | Largeur | Largeur colis | Ancho | Larghezza | Largura | Breedte | 幅 | 横 |
    Parcel width value | Box width | Carton width | Szerokość | Bredd | Bredde | Leveys | Šířka | Genişlik | En | Ширина | Lebar | Chiều rộng | 너비 | 폭 | 세로 | 箱宽 | 货箱宽 | 外箱宽 | 包装宽 | 预报宽 | 宽度值`,
    ),
    ...combinedNames('包裹 预估 预报 实际 外箱 箱子 货物 包装', '宽 宽度 尺寸宽'),
  ],
  packageHeight: [
    ...spellings(
      `Height | Höhe | Pakethöhe | Hauteur | Hauteur colis | Alto | Altura | Altezza | Hoogte | 高さ |
    Parcel height value | Box height | Carton height | Package depth | Parcel depth | Wysokość | Höjd | Højde | Høyde | Korkeus | Výška | Yükseklik | Высота | Tinggi | Chiều cao | 높이 | 箱高 | 货箱高 | 外箱高 | 包装高 | 预报高 | 高度值`,
    ),
    ...combinedNames('包裹 预估 预报 实际 外箱 箱子 货物 包装', '高 高度 尺寸高'),
  ],
  packageWeight1: [
    ...spellings(`
    Weight | Weight value | Ship weight | 荷物の重量 | Total weight value | Tot weight | Shipment weight | Gewicht | Paketgewicht | Gesamtgewicht | Versandgewicht | Poids | Poids total | Poids du colis | Poids brut | Peso | Peso total |
    Peso bruto | Peso lordo | Peso totale | 総重量 | 荷物重量 | 总重量 | 总重 | 总毛重 | 订单总重量 | 包裹总重 | 称重重量 |
    Actual weight | Estimated weight | Package gross weight | Parcel gross weight | Order gross weight | Total gross weight | Total package weight | Total parcel weight | Total actual weight | Declared weight | Box weight | Carton weight | Shipment weight value | Waga | Waga paczki | Vikt | Vægt | Vekt | Paino | Hmotnost | Ağırlık | Вес | Berat | Khối lượng | Trọng lượng | 무게 | 중량 | 包裹总重量 | 包裹毛重 | 包裹实重 | 实际重量 | 预报重量 | 预估重量 | 货物重量 | 计费重量 | 重量值 | 总实重 |
      订单称重 | 包裹称重 | 称重 | 实际称重 |
      件重 | 单件重量 | 重`),
    ...combinedNames('包裹 订单 货物 预报 预估 实际 总 称重 计费', '重量 毛重 实重 总重 总重量'),
  ],
  packageUnit: spellings(
    `Total weight unit | Weight UOM | Weight unit of measure | Gewichtseinheit | Unité de poids | Unidad de peso |
    Weight/dimension unit | Dimensions unit | Dim unit | Length unit | Measurement units | 长度单位 | 包裹重量单位 | 包裹尺寸单位`,
  ),
  codAmount: spellings(`
    Nachnahme | Nachnahmebetrag | Contre-remboursement | Montant contre-remboursement | Reembolso | Importe reembolso | Contrassegno | Importo contrassegno |
    代引金額 | 代金引換額 | 代引額 | コレクト代金引換額（税込） | コレクト代金引換額 |
    COD value | COD total | Cash on delivery value | Amount to collect | Collectable amount | Collectible amount | Amount collectable | Collect on delivery amount | Kwota pobrania | Pobranie | Efterkrav | Postförskott | Dobírka | Наложенный платеж | Nilai COD | Tiền thu hộ | 代收款 | 代收金额 | 代收款金额 | COD金额 | 货到付款价 | 到付金额 | 착불금액`),
  insuranceDeclared: spellings(`
    Versicherungswert | Versicherungssumme | Valeur assurée | Valor asegurado | Valore assicurato | Valor segurado | 保険金額 | 保价 | 保额 | Insurance / Declared value |
    Insurance cost value | Insured for | Insured declared value | Insurance coverage | Insured total | Coverage amount | Cover amount | Compensation | Compensation amount | Valeur déclarée assurée | Valore assicurazione | Importe asegurado | Importo assicurato | Kwota ubezpieczenia | Ubezpieczenie | Страховая стоимость | Объявленная ценность | Nilai asuransi | 保价值 | 声明价值 | 声明保价 | 投保价值 | 投保额 | 保险额 | 保险价值 | 保险费保额 |
      Transit cover value | Transit cover | Extra cover | Extra cover value | Insurance cover`),
  signatureType: spellings(`
    Signature service | Signature confirmation | Require signature | Requires signature | Delivery signature | Proof of delivery | Adult signature | Unterschrift | Signature requise | Firma requerida | Con firma | 是否签名 | 签名 | 签收 | 签名要求 | 是否需要签名 | 是否签收 | 签名确认 | 签名签收 | 是否签名签收 |
      Signature on delivery | Signature upon delivery | Signature delivery | Sign on delivery | Obtain a signature`),
  isCod: spellings(`
    COD flag | COD yes/no | COD required | COD service | COD enabled | Cash on delivery flag | Is cash on delivery | Nachnahme ja/nein | 是否代收货款 | 是否COD | 是否代收 | 是否到付 | 货到付款标识 | Contra reembolso | Contrareembolso | Contre-remboursement oui/non | Contrassegno sì/no | 代引`),
  lithium: spellings(`
    Battery included | Batteries included | Contains batteries | Has battery | With battery | Dangerous goods battery | 带电属性 | 是否含锂电池 | 是否含锂电 | 含电池 | 带电池 | 电池属性 | 是否有电池 | Batterie | Batteria | Batería | Batterij | Lithiumbatterie | Batterie au lithium | Batería de litio | Batteria al litio | バッテリー | リチウム電池 | 배터리 |
    リチウム電池有無`),
  batteryType: spellings(`
    Battery category | Lithium battery type | 锂电池类型 | 带电类型`),
};

/** The same for headings used only if there is no better column. */
export const orderWeakNames: Readonly<Record<string, readonly string[]>> = {
  orderNO: spellings(
    '源单号 | Purchase order ID | Sub order number | Sub order ID | 子订单号 | 子订单编号 | Invoice number | Invoice no | Invoice #',
  ),
  createTime: spellings('Invoice date'),
  storeName: spellings('Channel'),
  addressLine1: spellings('联系地址'),
  name: spellings(
    'Nom du client | Nom client | Käufer | Kunde | Acheteur | Client | Comprador | Cliente | Acquirente | Koper | Klant',
  ),
  company: spellings('Retailer name'),
  email: spellings(
    'Order email | Order customer email | Email client | Courriel client | Mail client | Bill mail address | Bill to email | Billing mail | Rechnung E-Mail | 請求先メールアドレス',
  ),
  phone: spellings('Téléphone client | 固话 | 固定电话 | 座机'),
  serviceCode: spellings(`
    Method`),
};

/** The fields of the addresses of an order. */
export const orderAddresses = {
  sender: {
    name: 'senderName',
    company: 'senderCompany',
    address1: 'senderAddressLine1',
    address2: 'senderAddressLine2',
    city: 'senderCity',
    state: 'senderStateCode',
    zip: 'senderZipCode',
    country: 'senderCountryCode',
    phone: 'senderPhone',
    email: 'senderEmail',
  },
  recipient: {
    name: 'name',
    company: 'company',
    address1: 'addressLine1',
    address2: 'addressLine2',
    city: 'city',
    state: 'stateCode',
    zip: 'zipCode',
    country: 'countryCode',
    phone: 'phone',
    email: 'email',
  },
} as const satisfies ImportDefinition['addresses'];
