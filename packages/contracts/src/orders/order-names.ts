import type { ImportDefinition } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';

/** What order files of other languages and programs call the fields that are no part of an address. */
export const orderNames: Readonly<Record<string, readonly string[]>> = {
  name: spellings('收货人/提货人 | 收件人/提货人'),
  addressLine1: spellings('详细收货地址/提货地址'),
  phone: spellings('收货人手机号/提货人手机号'),
  orderNO: spellings(`
    Bestellnummer | Bestellnr | Bestell-ID | Auftragsnummer | Auftragsnr | Belegnummer | Numéro de commande | N° de commande | Nº commande |
    Référence de commande | Commande | Número de pedido | Nº de pedido | N.º de pedido | ID de pedido | Pedido | Número de orden | Orden de compra |
    Numero ordine | ID ordine | Ordine | Número do pedido | Nº do pedido | ID do pedido | Bestelnummer | Ordernummer | 注文番号 | 受注番号 | 注文ID | 受注ID | 店舗伝票番号 | オーダー番号 |
    Channel order id | Channel order number | Marketplace order id | Marketplace order number | Site order id | Web order number | Sale number | Sales order | Sales order number | SO number | 客户单号 | 外部订单号 | 原始订单号 | 网店订单号 | 店铺订单号 | 商家订单号 | 第三方订单号 | 订单号码`),
  createTime: spellings(`
    Order date and time | Order time | Order timestamp | Placed date | Sales date | Erstellt am | Angelegt am | Date de création | Fecha de creación | Creado el | Bestelldatum | Bestellt am | Auftragsdatum | Kaufdatum | Verkauft am | Verkaufsdatum | Date de commande | Date de la commande |
    Date d'achat | Fecha de pedido | Fecha del pedido | Fecha de compra | Fecha de venta | Data ordine | Data dell'ordine | Data do pedido | Data da compra | Besteldatum |
    Orderdatum | 注文日時 | 注文日 | オーダー日時 | オーダー日 | 受注日時 | 受注日 | 購入日時 | 購入日 | Ordered date | Purchased on | Datum | Fecha`),
  storeName: spellings(
    'Shop-Name | Boutique | Tienda | Negozio | Loja | Winkel | 店舗名 | 店舗 | ショップ名 | 归属店铺 | 所属店铺 | 来源店铺',
  ),
  carrierName: spellings(`
    Versanddienstleister | Paketdienst | Transporteur | Transportista | Corriere | Vettore | Transportadora | Vervoerder | 配送会社 | 運送会社 |
    Courier company | Courier code | Tracking carrier | Carrier company | 物流名称 | 物流公司名称 | 快递名称 | 快递公司名称 | 承运商名称 | 承运公司 | 配送公司 | 物流商家`),
  serviceCode: spellings(`
    Versandart | Versandmethode | Versandservice | Lieferart | Liefermethode | Mode de livraison | Mode d'expédition | Méthode de livraison | Méthode d'expédition |
    Método de envío | Forma de envío | Tipo de envío | Servicio de envío | Metodo di spedizione | Servicio | Forma de envio | Método de envio | Verzendmethode |
    配送方法 | 発送方法 | Ship method name | Shipping method name | Service | Shipping mode | Shipment mode | Mode of shipment`),
  reference: spellings(`
    Referenz | Kundenreferenz | Sendungsreferenz | Référence | Référence client | Referencia | Referencia cliente | Riferimento | Referência | Reference no |
    Customer reference number | Shipment reference | Customer shipment reference | Ref | 参考号一 | お客様管理番号 | 管理番号`),
  reference2: spellings('Referenz 2 | Référence 2 | Referencia 2 | Riferimento 2 | 参考号二 | 参考号2'),
  payMethod: spellings(`
    Zahlungsart | Zahlungsmethode | Zahlungsweise | Mode de paiement | Moyen de paiement | Método de pago | Forma de pago | Metodo di pagamento |
    Forma de pagamento | Betaalmethode | Betaalwijze | 支払方法 | 支払方法名 | お支払方法 | 決済方法 | 支払い方法 | お支払い方法 | Pay method name | Payment mode | Mode of payment | 支付类型 | 付款类型 | 支付方式名称`),
  packageType: spellings('Pakettyp | Paketart | Type de colis | Tipo de paquete | Tipo di pacco'),
  packageLength: spellings(
    'Length | Länge | Paketlänge | Longueur | Longueur colis | Largo | Longitud | Lunghezza | Comprimento | Lengte | 長さ | 縦',
  ),
  packageWidth: spellings(
    'Width | Breadth | Package breadth | Box breadth | Breite | Paketbreite | Largeur | Largeur colis | Ancho | Larghezza | Largura | Breedte | 幅 | 横',
  ),
  packageHeight: spellings(
    'Height | Höhe | Pakethöhe | Hauteur | Hauteur colis | Alto | Altura | Altezza | Hoogte | 高さ',
  ),
  packageWeight1: spellings(`
    Weight | Weight value | Total weight value | Tot weight | Shipment weight | Gewicht | Paketgewicht | Gesamtgewicht | Versandgewicht | Poids | Poids total | Poids du colis | Poids brut | Peso | Peso total |
    Peso bruto | Peso lordo | Peso totale | 総重量 | 荷物重量 | 总重量 | 总重 | 总毛重 | 订单总重量 | 包裹总重 | 称重重量`),
  packageUnit: spellings(
    'Total weight unit | Weight UOM | Weight unit of measure | Gewichtseinheit | Unité de poids | Unidad de peso',
  ),
  codAmount: spellings(`
    Nachnahme | Nachnahmebetrag | Contre-remboursement | Montant contre-remboursement | Reembolso | Importe reembolso | Contrassegno | Importo contrassegno |
    代引金額 | 代金引換額 | 代引額 | コレクト代金引換額（税込） | コレクト代金引換額`),
  insuranceDeclared: spellings(`
    Versicherungswert | Versicherungssumme | Valeur assurée | Valor asegurado | Valore assicurato | Valor segurado | 保険金額 | 保价 | 保额 | Insurance / Declared value`),
};

/** The same for headings that mean a field only where there is no better column. */
export const orderWeakNames: Readonly<Record<string, readonly string[]>> = {
  orderNO: spellings('源单号'),
  addressLine1: spellings('联系地址'),
  name: spellings('Nom du client | Nom client'),
  email: spellings(
    'Email client | Courriel client | Mail client | Bill mail address | Bill to email | Billing mail | Rechnung E-Mail | 請求先メールアドレス',
  ),
  phone: spellings('Téléphone client'),
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
