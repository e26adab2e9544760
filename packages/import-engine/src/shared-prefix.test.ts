import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { shorterHeadings } from './shared-prefix.ts';
import { suggestMapping } from './suggest-mapping.ts';

const suggested = (definition: ImportDefinition, headings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(
      suggestMapping(definition, { headings: [...headings], columns: headings.map(() => []) }),
    ).map(([field, { clientField }]) => [field, clientField]),
  );

describe('headings that begin with what a row is called', () => {
  it.each([
    ['Order - Number', 'Order - Recipient', 'Order - Address 1', 'Order - City', 'Order - Zip'],
    ['parcel.id', 'parcel.recipient', 'parcel.address_1', 'parcel.city', 'parcel.zip'],
    ['dataOrder_no', 'dataOrder_recipient', 'dataOrder_address1', 'dataOrder_city', 'dataOrder_zip'],
    ['订单-编号', '订单-收件人', '订单-详细地址', '订单-城市', '订单-邮编'],
  ])('%s, %s … are recognized without it', (number, name, address, city, zip) => {
    expect(suggested(orderShipmentImport, [number, name, address, city, zip, 'x'])).toMatchObject({
      name,
      addressLine1: address,
      city,
      zipCode: zip,
    });
  });

  it('is the item in an import of goods', () => {
    const headings = ['goods.sku', 'goods.title', 'goods.hs_code', 'goods.brand', 'goods.price'];
    expect(suggested(productImport, headings)).toEqual({
      skuCode: headings[0],
      skuName: headings[1],
      scheduleB: headings[2],
      brand: headings[3],
    });
  });

  it('is the letter of a table', () => {
    const headings = ['p_id', 'p_model', 'p_manufacturer', 'p_weight', 'p_ean', 'other'];
    expect(suggested(productImport, headings)).toEqual({
      skuCode: 'p_model',
      brand: 'p_manufacturer',
      weight1: 'p_weight',
      ean: 'p_ean',
    });
  });

  it('keep their own names', () => {
    const headings = ['Order name', 'Order date', 'Order weight', 'Order city'];
    expect(suggested(orderShipmentImport, headings)).toEqual({
      orderNO: headings[0],
      createTime: headings[1],
      packageWeight1: headings[2],
      city: headings[3],
    });
  });
});

describe('headings keep a word in front', () => {
  it.each([
    ['of a party', orderShipmentImport, ['billing_name', 'billing_city', 'billing_zip', 'billing_country']],
    ['of articles', orderShipmentImport, ['item_name', 'item_weight', 'item_company', 'item_phone']],
    ['of a carton', productImport, ['carton_name', 'carton_brand', 'carton_origin', 'carton_hs']],
    ['of a letter of some', productImport, ['p_model', 'p_ean', 'sku', 'name', 'L_cm']],
    [
      'of two letters, which may be parties',
      orderShipmentImport,
      ['B_NAME', 'B_STREET', 'B_CITY', 'B_ZIP', 'S_CITY', 'S_ZIP'],
    ],
    ['of few', orderShipmentImport, ['parcel_recipient', 'parcel_zip', 'parcel_town']],
  ])('%s', (_name, definition, headings) => {
    expect(shorterHeadings(headings, definition.rowNames ?? [])).toEqual(headings.map((own) => [own]));
  });

  it('that fewer than half of them share', () => {
    const headings = ['order.city', 'order.zip', 'order.name', 'order.phone', 'a', 'b', 'c', 'd'];
    expect(shorterHeadings(headings, ['order'])).toEqual(headings.map((own) => [own]));
  });
});
