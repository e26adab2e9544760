import { spellings } from '../imports/spellings.ts';

/** Names of order fields that are no part of an address, in further languages and of the marketplaces that use them. */
export const orderNamesAbroad: Readonly<Record<string, readonly string[]>> = {
  addressLine1: spellings('POAddressLine1'),
  addressLine2: spellings('POAddressLine2'),
  city: spellings('POCity'),
  stateCode: spellings('PORegion'),
  zipCode: spellings('POPostalCode'),
  countryCode: spellings('POCountry'),
  orderNO: spellings(`
    Doc num | Doc number | Номер замовлення | № замовлення | Замовлення | Nr. comandă | Număr comandă | Comandă | Objednávka | Rendelésszám | Rendelési szám | Nomor invoice |
    Id zamówienia | ID zamówienia Allegro | Zamówienie | Номер отправления ИМ | Номер заказа клиента | № заказа | № задания | Номер задания | Заказ № | Id pedido | Nº venda | N.º de venda | Nº de venda | N.º venda | Número da venda | Número do Pedido | Código do pedido | N° pedido | N° Commande | N° de la commande | Réf commande |
    Numéro de la commande | N. ordine | N° ordine | Rif. ordine | Codice ordine | Riferimento ordine | Bestel-ID | Bestelling | Bestellingnummer | Ordernr | Bestell-Nr. | Auftrag | Auftrags-ID | Externe Bestellnummer | 表示受注番号 | 注文コード | 고객주문번호 | 쇼핑몰주문번호 | 몰주문번호 | 訂單號碼 | 訂單號 | หมายเลขคำสั่งซื้อ | เลขที่คำสั่งซื้อ`),
  createTime: spellings(`
    Doc date | Ts created | Дата замовлення | Дата створення | Data comenzii | Data comandă | Datum vytvoření | Rendelés dátuma | Waktu pesanan dibuat | Waktu pemesanan | Tanggal pemesanan | Tanggal dibuat | Data | Data złożenia | Data złożenia zamówienia | Data utworzenia | Дата создания | Дата создания заказа | Принят в обработку | Дата оформления | Дата и время заказа | Data da venda | Data de criação | Data de criação do pedido | Data de compra | Fecha de la venta | Fecha de creación del pedido | Fecha orden |
    Date de la vente | Date création | Date de création de la commande | Data creazione | Data acquisto | Erstelldatum | Erstellungsdatum | Auftragseingang | Datum bestelling | Geplaatst op | 発注日 | 受注日付 | 注文受付日時 | 주문시간 | 주문날짜 | 销售日期 | 訂購日期 | 訂單日期 | 下單日期 | วันที่ทำการสั่งซื้อ | เวลาสั่งซื้อ | วันที่สั่งซื้อ`),
  storeName: spellings(
    'Site name | Sub source | Kanał sprzedaży | Канал продаж | Canal de venta | Canal de venda | Canal de vente | Canale di vendita | Verkaufskanal | Verkoopkanaal | Obchod | Üzlet | Nama toko | Mağaza adı | 판매처 | 판매채널 | 사이트 | モール',
  ),
  carrierName: spellings(`
    Requested shipping provider | Перевізник | 택배사명 | 배송사명 | Curier | Firmă de curierat | Transportator | Přepravce | Futár | Futárszolgálat | Nama kurir | Ekspedisi | Jasa pengiriman | Firma kurierska | Nazwa przewoźnika | Транспортная компания | Курьерская служба | Empresa de transporte | Empresa transportista | Paquetería | Mensajería | Transportador | Spediteur | Versandunternehmen | Frachtführer | Compagnie de transport | Société de transport | Spedizioniere | Bezorgdienst | 배송업체 | 배송사 | 택배회사 | 運送業者 | บริษัทขนส่ง`),
  serviceCode: spellings(`
    Requested class | Shipment method | Спосіб доставки | Ship option | Order ship method | Shipping agent service code | Metodă de livrare | Metoda de livrare | Modalitate de livrare | Způsob doručení | Szállítási mód | Opsi pengiriman | Tipe pengiriman | Layanan | Kargo yöntemi | Tjänst | Tjeneste | Palvelu | Služba | Sposób wysyłki | Rodzaj przesyłki | Metoda wysyłki | Usługa | Способ отправки | Тип доставки | Вид РПО | Вид отправления | Medio de envío | Opção de envio | Serviço | Serviço de envio | Modalidade de envio | Tipo de servicio | Tipo servizio | Servizio | Corriere/servizio | Service de livraison | Type de livraison | Produktcode DHL | Versandprodukt | Lieferservice | Verzendwijze | Verzendoptie | 便種 | 便種（スピードで選択） | 배송유형 | 送貨方式 | Phương thức giao hàng | ตัวเลือกการจัดส่ง | วิธีการจัดส่ง`),
  payMethod: spellings(`
    Спосіб оплати | Metodă de plată | Metoda de plată | Modalitate de plată | Způsob úhrady | Fizetési mód | Ödeme şekli | Ödeme tipi | Płatność za zamówienie | Метод оплаты | Вид оплаты | Тип оплаты | Medio de pago | Medios de pago | Meio de pagamento | Forma de Pagamento | Método de pagamento | Méthode de paiement | Modalità di pagamento | Modalità pagamento | Zahlart | Bezahlart | Bezahlmethode | Betaalmethode | Betaling | お支払い | 支払区分 | 결제방식 | ช่องทางการชำระเงิน | ช่องทางชำระเงิน`),
  reference: spellings(`
    External document no | Referanse | Hivatkozás | Ügyfél hivatkozás | Reference number 1 | Numer referencyjny przesyłki | Numer referencyjny klienta | Referencia del cliente | Referencia envío | Referência do cliente | Rif. mittente | Riferimento mittente | Riferimento cliente | Referentie | Referentienummer | Kenmerk | お客様管理ナンバー | Referenznummer | Sendungsreferenz 1 | Kundenreferenznummer`),
  reference2: spellings('Reference ID 2 | Reference number 2'),
  codAmount: spellings(`
    Післяплата | Сума післяплати | Ramburs | Valoare ramburs | Dobírková částka | Částka dobírky | Utánvét | Utánvét összege | Kapıda ödeme tutarı | Efterkravsbelopp | Kwota za pobraniem | Za pobraniem | Wartość pobrania | Сумма наложенного платежа | Наложенный платёж | Сумма к получению | Valor à cobrança | Valor a cobrar | Importe contra reembolso | Valor reembolso | Importo contrassegno | Montant CRBT | Montant du contre-remboursement | Nachnahme - Betrag | Nachnahme Betrag | Rembourswaarde | Rembours | Rembours bedrag | 代引総額 | 代金引換総額`),
  insuranceDeclared: spellings(`
    Declared value amount | Оголошена вартість | Оціночна вартість | Valoare asigurată | Pojištění | Biztosítás | Sigorta tutarı | Wartość ubezpieczenia | Kwota deklarowana | Ubezpieczenie kwota | Объявленная стоимость | Оценочная стоимость | Сумма страховки | Valor declarado | Valor asegurado | Importe seguro | Valor do seguro | Valor seguro | Importo assicurato | Assicurazione | Valeur d'assurance | Montant assuré | Transportversicherung - Betrag | Transportversicherung Betrag | Versicherter Wert | Versicherungsbetrag | Verzekerd bedrag | Verzekerde waarde`),
  signatureType: spellings(
    'Confirmation type | Delivery confirm | Options delivery confirmation | 是否签名服务 | Handtekening | Handtekening voor ontvangst | Unterschrift erforderlich | Podpis odbiorcy | Assinatura | Signature obligatoire',
  ),
  packageType: spellings(
    'Predefined package | Parcel predefined package | Typ paczki | Rodzaj opakowania | Тип упаковки | Paketklasse | Tipo de embalagem | 박스타입 | 荷姿',
  ),
  packageLength: spellings(
    'Довжина | Lungime | Délka zásilky | Délka balíku | Hosszúság | Длина места | Длина упаковки | Длина посылки | Długość paczki | Largo del paquete | Comprimento da embalagem | Lunghezza collo | Lengte pakket',
  ),
  packageWidth: spellings(
    'Ширина | Lățime | Šířka zásilky | Šířka balíku | Szélesség | Ширина места | Ширина упаковки | Ширина посылки | Szerokość paczki | Ancho del paquete | Largura da embalagem | Larghezza collo | Breedte pakket',
  ),
  packageHeight: spellings(
    'Висота | Înălțime | Výška zásilky | Výška balíku | Magasság | Высота места | Высота упаковки | Высота посылки | Wysokość paczki | Alto del paquete | Altura da embalagem | Altezza collo | Hoogte pakket',
  ),
  packageWeight1: spellings(`
    Shipped weight | Вага | Загальна вага | Greutate | Greutate totală | Greutate colet | Hmotnost zásilky | Hmotnost balíku | Súly | Csomag súlya | Toplam ağırlık | Total berat | Berat total | Berat paket | Total vikt | Вес места | Масса | Вес посылки | Вес отправления | Waga przesyłki | Waga całkowita | Peso del paquete | Peso total del pedido | Peso do pedido | Peso total do pedido | Peso da embalagem | Peso collo | Peso spedizione | Kilos | Poids en grammes | Poids de la commande | Gewicht pakket | Totaal gewicht | 총중량 | 총무게 | Tổng cân nặng`),
};
