import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { headingBag } from './heading-bag.ts';
import { joinColumns } from './joined-columns.ts';
import { suggestMapping } from './suggest-mapping.ts';

const suggested = (definition: ImportDefinition, headings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(
      suggestMapping(definition, { headings: [...headings], columns: headings.map(() => []) }),
    ).map(([field, { clientField }]) => [field, clientField]),
  );

describe('the words of a heading', () => {
  it.each([
    ['PLZ des Empfängers', 'Empfaenger-PLZ'],
    ['Straße', 'STRASSE'],
    ['Peso_gr', 'peso'],
    ['C_CONSIGNEE_NAME', 'Consignee name'],
    ['Lieferadresse_Ort', 'Ort der Lieferadresse'],
    ['Prix d’achat', 'prix achat'],
  ])('of %j are those of %j', (one, other) => {
    expect(headingBag(one)).toEqual(headingBag(other));
  });

  it.each([
    ['Ship to name', 'Ship from name'],
    ['Rechnungsadresse PLZ', 'Lieferadresse PLZ'],
    ['送付先名', '注文者名'],
  ])('of %j are others than those of %j', (one, other) => {
    expect(headingBag(one)).not.toEqual(headingBag(other));
  });
});

describe('columns of an address are found by their party and what they hold', () => {
  it.each([
    ['Deliver To Suburb', 'city'],
    ['C_CONSIGNEE_BUSINESS_NAME', 'company'],
    ['RECV_PLZ', 'zipCode'],
    ['[ship_to_ZIP]', 'zipCode'],
    ['shipaddressee', 'name'],
    ['PLZ des Empfängers', 'zipCode'],
    ['Versand nach - Ort', 'city'],
    ['Lieferadresse_Strasse', 'addressLine1'],
    ['Adresse de livraison - Ville', 'city'],
    ['Code postal destinataire', 'zipCode'],
    ['Provincia de entrega', 'stateCode'],
    ['Teléfono del destinatario', 'phone'],
    ['送付先住所都道府県', 'stateCode'],
    ['お届け先郵便番号', 'zipCode'],
    ['お届け先住所（アパートマンション名）', 'addressLine2'],
    ['收件人省份/州', 'stateCode'],
    ['Send From Postcode', 'senderZipCode'],
    ['Absender PLZ', 'senderZipCode'],
    ['Ciudad remitente', 'senderCity'],
    ['ご依頼主電話番号', 'senderPhone'],
    ['Recipient Address Line 1* (35)', 'addressLine1'],
    ['住所 (任意)', 'addressLine1'],
    ['order.shipping_city', 'city'],
    ['包装尺寸【长】cm', 'packageLength'],
    ['customer_shipping_city', 'city'],
    ['customer_shipping_address_2', 'addressLine2'],
    ['shipping_street_and_number', 'addressLine1'],
    ['收件人電話', 'phone'],
    ['訂單編號', 'orderNO'],
    ['País Destino', 'countryCode'],
    ['発送郵便番号', 'zipCode'],
    ['郵便番号(配送先)', 'zipCode'],
    ['수취인연락처1', 'phone'],
    ['받는분주소(전체, 분할)', 'addressLine1'],
    ['お届け先住所1行目', 'addressLine1'],
    ['配送先住所（区・町名）', 'addressLine1'],
    ['配送先住所（番地・建物）', 'addressLine2'],
    ['配送先マンション・ビル名', 'addressLine2'],
    ['ご依頼主アパートマンション', 'senderAddressLine2'],
    ['配送先連絡メール', 'email'],
    ['shipping_address_additional_field', 'addressLine2'],
    ['Receiver Country Alpha2', 'countryCode'],
    ['国家(简写)', 'countryCode'],
    ['订购时间(站点时间)', 'createTime'],
    ['Delivery contact', 'name'],
    ['Adresă livrare', 'addressLine1'],
    ['Cod poștal livrare', 'zipCode'],
    ['Județ livrare', 'stateCode'],
    ['Telefon expeditor', 'senderPhone'],
    ['Teslimat Adresi', 'addressLine1'],
    ['Телефон отримувача', 'phone'],
    ['Адреса отримувача', 'addressLine1'],
    ['Címzett neve', 'name'],
    ['Номер замовлення', 'orderNO'],
    ['İlçe', 'city'],
    ['Alamat Pengiriman', 'addressLine1'],
    ['No Telp Penerima', 'phone'],
    ['Kota Pengirim', 'senderCity'],
    ['Dobírková částka', 'codAmount'],
    ['Street Address 1', 'addressLine1'],
    ['目的国家二字简码', 'countryCode'],
    ['Invoice number', 'orderNO'],
    ['是否签名服务', 'signatureType'],
    ['default-ship-from-address-name', 'senderName'],
    ['default-ship-from-address-field-1', 'senderAddressLine1'],
    ['default-ship-from-city', 'senderCity'],
    ['cod-collectible-amount', 'codAmount'],
    ['Order Shipping Method', 'serviceCode'],
    ['Order Customer Email', 'email'],
    ['收货地址省份', 'stateCode'],
    ['收件地址邮编', 'zipCode'],
    ['收件者姓名', 'name'],
    ['訂單成立日期', 'createTime'],
    ['お届け先名称１（必須）', 'name'],
    ['届け先_住所(町域名+番地)', 'addressLine1'],
    ['partner_shipping_id/state_id/code', 'stateCode'],
    ['ที่อยู่ในการจัดส่ง', 'addressLine1'],
    ['Địa chỉ nhận hàng', 'addressLine1'],
  ])('%s is %s', (heading, field) => {
    expect(suggested(orderShipmentImport, [heading])).toEqual({ [field]: heading });
  });

  it.each([
    'Rechnungsadresse PLZ',
    'Code postal facturation',
    '請求先郵便番号',
    '収納代行請求先住所',
    'Billing City',
    'Delivery Date',
    'Shipping Cost',
    'Fecha entrega',
    'お届け先名略称カナ',
    'Sender Reference',
    'Shipping customer number',
    'shipping_street_number',
    '発送料',
    '発送日',
    '発送会社名',
    '受注数量',
    '名(請求先)',
    '客戶編號',
    '單號',
    '单号',
    '单位',
    '计量单位',
    '送り状種別',
    'Biaya Pengiriman',
    'Cost livrare',
    'Adresă facturare',
    'Fatura Adresi',
    'Tanggal Pengiriman',
    'Estado',
    'Quantité (facultatif)',
    'Order State',
    '收货地址名称',
    'お届け先名称２',
  ])('%s is none', (heading) => {
    expect(suggested(orderShipmentImport, [heading])).toEqual({});
  });
});

it('a column that names the recipient takes precedence over one without a party', () => {
  const recipients = ['Lieferadresse Strasse', 'Lieferadresse PLZ', 'Lieferadresse Ort'];
  expect(suggested(orderShipmentImport, ['Strasse', 'PLZ', 'Ort', ...recipients])).toEqual({
    addressLine1: recipients[0],
    zipCode: recipients[1],
    city: recipients[2],
  });
});

it.each([
  ['İlçe', 'Şehir'],
  ['Kabupaten', 'Kota'],
])('%s is the city only where there is no %s', (district, city) => {
  expect(suggested(orderShipmentImport, [district, city])).toEqual({ city });
  expect(suggested(orderShipmentImport, [district])).toEqual({ city: district });
});

it('an address is not the second line of another', () => {
  expect(suggested(orderShipmentImport, ['地址', '收件地址'])).toEqual({ addressLine1: '收件地址' });
});

it('an address of the recipient takes precedence over one of the customer, too', () => {
  const headings = ['Customer Shipping Address', 'Ship to Address 1'];
  expect(suggested(orderShipmentImport, headings)).toEqual({ addressLine1: 'Ship to Address 1' });
});

it('the parts of a Japanese name are recognized with the party after them', () => {
  const headings = ['氏(請求先)', '名(請求先)', '氏(配送先)', '名(配送先)'];
  expect(suggested(orderShipmentImport, headings)).toEqual({ name: joinColumns(headings.slice(2), '') });
});

it('a delivery contact beside a name is no phone number, a receiver contact is one', () => {
  expect(suggested(orderShipmentImport, ['Delivery name', 'Delivery contact'])).toEqual({
    name: 'Delivery name',
  });
  expect(suggested(orderShipmentImport, ['Receiver name', 'Receiver contact'])).toEqual({
    name: 'Receiver name',
    phone: 'Receiver contact',
  });
});

it('the parts of a person’s name are no company', () => {
  expect(suggested(orderShipmentImport, ['Retailer first name', 'Retailer last name'])).toEqual({});
  expect(suggested(orderShipmentImport, ['Retailer name'])).toEqual({ company: 'Retailer name' });
});

it('all lines of a Japanese address are read', () => {
  const headings = [1, 2, 3, 4].map((line) => `お届け先住所${String(line)}行目`);
  expect(suggested(orderShipmentImport, headings)).toEqual({
    addressLine1: headings[0],
    addressLine2: joinColumns(headings.slice(1), ', '),
  });
});

it.each([
  [['Customer Address', 'Customer Address Line 1'], 'addressLine1', 'Customer Address Line 1'],
  [['Localidad', 'Ciudad'], 'city', 'Ciudad'],
  [['Customer name', 'ShipToContact'], 'name', 'ShipToContact'],
])('of %j, %s is filled from %s', (headings, field, heading) => {
  expect(suggested(orderShipmentImport, headings)[field]).toBe(heading);
});

it.each([
  [['Order Increment ID'], 'orderNO', 'Order Increment ID'],
  [['PostalServiceName', 'Carrier'], 'serviceCode', 'PostalServiceName'],
  [['Purchase Order ID'], 'orderNO', 'Purchase Order ID'],
  [['Purchase Order ID', 'Customer Order ID'], 'orderNO', 'Customer Order ID'],
])('of %j of a program, %s is filled from %s', (headings, field, heading) => {
  expect(suggested(orderShipmentImport, headings)[field]).toBe(heading);
});

describe('the address of a buyer', () => {
  const buyers = ['Adresse 1 des Käufers', 'Ort des Käufers', 'PLZ des Käufers'];

  it('is used for the recipient if the file has no other', () => {
    expect(suggested(orderShipmentImport, buyers)).toEqual({
      addressLine1: buyers[0],
      city: buyers[1],
      zipCode: buyers[2],
    });
  });

  it('fills nothing next to an address of the recipient, not even fields that have no column there', () => {
    expect(
      suggested(orderShipmentImport, [...buyers, 'Adresse 1 des Empfängers', 'Versand nach - Ort']),
    ).toEqual({
      addressLine1: 'Adresse 1 des Empfängers',
      city: 'Versand nach - Ort',
    });
  });
});
