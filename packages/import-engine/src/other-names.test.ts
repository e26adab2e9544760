import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
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

describe('goods are found by their names in other languages', () => {
  it.each([
    ['Artikel-Nr.', 'skuCode'],
    ['Zolltarifnummer', 'scheduleB'],
    ['Länge [Length]', 'length'],
    ['Name/Deutsch [Name/de]', 'skuName'],
    ['Gewicht (kg)', 'weight1'],
    ['Pays d’origine', 'originCountry'],
    ['Largeur (cm)', 'width'],
    ['Largo_cm', 'length'],
    ['Alto (cm)', 'height'],
    ['Partida arancelaria', 'scheduleB'],
    ['Larghezza', 'width'],
    ['仕入価格', 'purchasingCost'],
    ['原産国 (任意)', 'originCountry'],
    ['每箱装', 'qtyInOnePackage'],
    ['unit_length', 'length'],
    ['采购价(不含税)', 'purchasingCost'],
  ])('%s is %s', (heading, field) => {
    expect(suggested(productImport, [heading])[field]).toBe(heading);
  });

  it.each([
    'VK-Preis',
    'Lieferanten ArtNr.',
    'Prix de vente',
    'Referencia proveedor',
    'Costo_Envio_ML',
    '販売価格',
    'Lagerbestand',
    '包装尺寸',
    '外箱长 cm',
  ])('%s is none', (heading) => {
    expect(suggested(productImport, [heading])).toEqual({});
  });
});
