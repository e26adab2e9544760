import type { ImportDefinition } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';

/** What order files of other languages and programs call the fields that are no part of an address. */
export const orderNames: Readonly<Record<string, readonly string[]>> = {
  orderNO: spellings(`
    Bestellnummer | Bestellnr | Bestell-ID | Auftragsnummer | Auftragsnr | Belegnummer | Numéro de commande | N° de commande | Nº commande |
    Référence de commande | Commande | Número de pedido | Nº de pedido | N.º de pedido | ID de pedido | Pedido | Número de orden | Orden de compra |
    Numero ordine | ID ordine | Ordine | Número do pedido | Nº do pedido | ID do pedido | Bestelnummer | Ordernummer | 注文番号 | 受注番号 | 注文ID | 受注ID |
    Channel order id | Channel order number | Marketplace order id | Marketplace order number | Site order id | Web order number | Sale number | Sales order | Sales order number | SO number`),
  createTime: spellings(`
    Order date and time | Order time | Order timestamp | Placed date | Sales date | Erstellt am | Angelegt am | Date de création | Fecha de creación | Creado el | Bestelldatum | Bestellt am | Auftragsdatum | Kaufdatum | Verkauft am | Verkaufsdatum | Date de commande | Date de la commande |
    Date d'achat | Fecha de pedido | Fecha del pedido | Fecha de compra | Fecha de venta | Data ordine | Data dell'ordine | Data do pedido | Data da compra | Besteldatum |
    Orderdatum | 注文日時 | 注文日 | 受注日時 | 受注日 | 購入日時 | 購入日 | Ordered date | Purchased on | Datum | Fecha`),
  storeName: spellings(
    'Shop-Name | Boutique | Tienda | Negozio | Loja | Winkel | 店舗名 | 店舗 | ショップ名',
  ),
  carrierName: spellings(`
    Versanddienstleister | Paketdienst | Transporteur | Transportista | Corriere | Vettore | Transportadora | Vervoerder | 配送会社 | 運送会社 |
    Courier company | Courier code | Tracking carrier | Carrier company`),
  serviceCode: spellings(`
    Versandart | Versandmethode | Versandservice | Lieferart | Liefermethode | Mode de livraison | Mode d'expédition | Méthode de livraison | Méthode d'expédition |
    Método de envío | Forma de envío | Tipo de envío | Servicio de envío | Metodo di spedizione | Forma de envio | Método de envio | Verzendmethode |
    配送方法 | 発送方法 | Ship method name | Shipping method name | Service`),
  reference: spellings(`
    Referenz | Kundenreferenz | Sendungsreferenz | Référence | Référence client | Referencia | Referencia cliente | Riferimento | Referência | Reference no |
    Customer reference number | Shipment reference | Customer shipment reference | Ref | 参考号一 | お客様管理番号 | 管理番号`),
  reference2: spellings('Referenz 2 | Référence 2 | Referencia 2 | Riferimento 2 | 参考号二 | 参考号2'),
  payMethod: spellings(`
    Zahlungsart | Zahlungsmethode | Zahlungsweise | Mode de paiement | Moyen de paiement | Método de pago | Forma de pago | Metodo di pagamento |
    Forma de pagamento | Betaalmethode | Betaalwijze | 支払方法 | 支払方法名 | お支払方法 | 決済方法 | Pay method name`),
  packageType: spellings('Pakettyp | Paketart | Type de colis | Tipo de paquete | Tipo di pacco'),
  packageLength: spellings(
    'Length | Länge | Paketlänge | Longueur | Longueur colis | Largo | Longitud | Lunghezza | Comprimento | Lengte | 長さ | 縦',
  ),
  packageWidth: spellings(
    'Width | Breite | Paketbreite | Largeur | Largeur colis | Ancho | Larghezza | Largura | Breedte | 幅 | 横',
  ),
  packageHeight: spellings(
    'Height | Höhe | Pakethöhe | Hauteur | Hauteur colis | Alto | Altura | Altezza | Hoogte | 高さ',
  ),
  packageWeight1: spellings(`
    Weight | Weight value | Total weight value | Tot weight | Shipment weight | Gewicht | Paketgewicht | Gesamtgewicht | Versandgewicht | Poids | Poids total | Poids du colis | Poids brut | Peso | Peso total |
    Peso bruto | Peso lordo | Peso totale | 総重量 | 荷物重量`),
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
  name: spellings('Nom du client | Nom client'),
  email: spellings(
    'Email client | Courriel client | Mail client | Bill mail address | Bill to email | Billing mail | Rechnung E-Mail',
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
