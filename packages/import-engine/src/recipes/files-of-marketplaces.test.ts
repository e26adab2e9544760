import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../testing/rows-by-origin.ts';

describe('products of', () => {
  it('Ozon: the article is the SKU, not the number that the marketplace gives', async () => {
    const { origin, mapping, rows } = await rowsOf(
      productImport,
      `Артикул;Ozon Product ID;SKU;Barcode;Название товара;Контент-рейтинг;Бренд;Статус товара;Видимость на Ozon;Объемный вес, кг
MUG-01;101;990001;4006381333931;Кружка;80;Hearth;Продается;Да;0.4`,
    );
    expect(origin).toBe('ozon-products');
    expect(rows).toEqual([{ skuCode: 'MUG-01', skuName: 'Кружка', ean: '4006381333931', brand: 'Hearth' }]);
    expect(Object.values(mapping)).not.toContain('Объемный вес, кг');
  });

  it('Wildberries: the article of the seller is the SKU', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      `Группа;Артикул продавца;Артикул WB;Наименование;Категория продавца;Бренд;Описание;Баркод;Размер;Рос. размер;ТНВЭД;Страна производства
1;MUG-01;7700001;Кружка;Посуда;Hearth;Синяя кружка;4006381333931;M;48;6912002300;Россия`,
    );
    expect(origin).toBe('wildberries-products');
    expect(rows[0]).toMatchObject({
      skuCode: 'MUG-01',
      skuName: 'Кружка',
      skuNameCN: 'Синяя кружка',
      brand: 'Hearth',
      ean: '4006381333931',
      scheduleB: '6912002300',
    });
  });

  it('JD.com: the SKU of the merchant, for lack of it the outer code', async () => {
    const head = '商品编码,商品名称,SKU编码,商家SKU,外部编码,品牌,京东价,市场价,库存,上下架状态';
    const { origin, rows } = await rowsOf(
      productImport,
      `${head}\n1001,马克杯,2001,MUG-01,OUT-1,Hearth,14.9,20,5,上架`,
    );
    expect(origin).toBe('jd-products');
    expect(rows).toEqual([{ skuCode: 'MUG-01', skuName: '马克杯', brand: 'Hearth' }]);
    const outer = await rowsOf(
      productImport,
      `${head.replace('商家SKU,', '')}\n1001,马克杯,2001,OUT-1,Hearth,14.9,20,5,上架`,
    );
    expect(outer.rows[0]).toMatchObject({ skuCode: 'OUT-1' });
  });

  it('German eBay: the item number is that of the listing', async () => {
    const { origin, rows } = await rowsOf(
      productImport,
      `Aktion;Artikelnummer;Titel;Bestandseinheit (SKU);Verfügbare Stückzahl;Format;Startpreis;Sofortkauf-Preis;P:UPC;P:EAN;Website des Angebots
Revise;110550001;Blaue Tasse;MUG-01;5;FixedPrice;14,90;14,90;012345678905;4006381333931;Deutschland`,
    );
    expect(origin).toBe('ebay-listings-de');
    expect(rows).toEqual([
      { skuCode: 'MUG-01', skuName: 'Blaue Tasse', upc: '012345678905', ean: '4006381333931' },
    ]);
  });

  it('PrestaShop: a combination has a reference of its own beside that of its product', async () => {
    const { origin, mapping } = await rowsOf(
      productImport,
      `Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Impact on weight
1;MUG;Color:color:0;Blue:0;S-1;MUG-BL;4006381333931;0.2`,
    );
    expect(origin).toBe('prestashop-combinations');
    expect(mapping).toMatchObject({ skuCode: 'Reference', ean: 'EAN13' });
    expect(mapping).not.toHaveProperty('weight1');
  });

  it('Wix: units of its prices are no units of goods', async () => {
    const { origin, mapping } = await rowsOf(
      productImport,
      `handle,fieldType,name,plainDescription,ribbon,price,strikethroughPrice,baseUnit,baseUnitMeasurement,sku,weight
mug,PRODUCT,Blue Mug,A mug,,14.9,20,kg,1,MUG-01,0.4`,
    );
    expect(origin).toBe('wix-products-2024');
    expect(mapping).toMatchObject({ skuCode: 'sku', skuNameCN: 'plainDescription', weight1: 'weight' });
    expect(Object.values(mapping)).not.toContain('baseUnit');
  });

  it('Business Central and Dynamics 365: the number of the item is the SKU, not that of its vendor', async () => {
    const central = await rowsOf(
      productImport,
      `No.,Description,Base Unit of Measure,Inventory Posting Group,Unit Price,Unit Cost,Vendor No.,Vendor Item No.,Tariff No.,Item Category Code
1000,Blue Mug,PCS,RESALE,14.9,4.1,V-1,VI-1,691200,MUGS`,
    );
    expect(central.origin).toBe('business-central-items');
    expect(central.rows[0]).toMatchObject({ skuCode: '1000', skuName: 'Blue Mug', purchasingCost: '4.1' });
    const dynamics = await rowsOf(
      productImport,
      `ITEMNUMBER,PRODUCTNAME,SEARCHNAME,ITEMMODELGROUPID,PRODUCTGROUPID,PURCHASEPRICE,SALESPRICE,NETPRODUCTWEIGHT
M-1,Blue Mug,BLUEMUG,FIFO,MUGS,4.1,14.9,0.4`,
    );
    expect(dynamics.origin).toBe('dynamics-products');
    expect(dynamics.rows[0]).toMatchObject({ skuCode: 'M-1', skuName: 'Blue Mug', purchasingCost: '4.1' });
  });
});

describe('orders of', () => {
  it('Ozon: lines are one order, with the time of Moscow', async () => {
    const { origin, rows, merged } = await rowsOf(
      orderShipmentImport,
      `Номер заказа;Номер отправления;Принят в обработку;Дата отгрузки;Сумма отправления;Код валюты отправления;Наименование товара;OZON id;Артикул;Количество;Кластер доставки;Город доставки;Способ доставки
77-1;77-1-1;2026-03-01 09:59:00;2026-03-02 09:00:00;1490;RUB;Кружка;990001;MUG-01;1;Москва;Москва;Курьер
77-1;77-1-1;2026-03-01 09:59:00;2026-03-02 09:00:00;1490;RUB;Лампа;990002;LMP-1;1;Москва;Москва;Курьер`,
    );
    expect([origin, rows.length, merged]).toEqual(['ozon-orders', 1, 1]);
    expect(rows[0]).toMatchObject({
      orderNO: '77-1',
      createTime: '2026-03-01 09:59:00 +03:00',
      serviceCode: 'Курьер',
      city: 'Москва',
    });
  });

  it('Shopee in Brazil: the shipping option is the service, not how a parcel is handed over', async () => {
    const { origin, mapping } = await rowsOf(
      orderShipmentImport,
      `ID do pedido,Status do pedido,Opção de envio,Método de envio,Data de criação do pedido,Peso total SKU,Nome de usuário (comprador),Nome do destinatário,Endereço de entrega,Cidade,Estado,CEP
A1,A enviar,Shopee Xpress,Dropoff,2026-03-01 09:59,0.4,ana,Ana Lima,Rua 1,Recife,Pernambuco,50000-000`,
    );
    expect(origin).toBe('shopee-orders-br');
    expect(mapping).toMatchObject({ serviceCode: 'Opção de envio', stateCode: 'Estado' });
    expect(mapping).not.toHaveProperty('packageWeight1');
  });

  it.each([
    [
      'amazon-mcf-orders',
      'MerchantFulfillmentOrderID,DisplayableOrderID,DisplayableOrderDate,MerchantSKU,Quantity,DeliverySLA,AddressName,AddressFieldOne,AddressFieldTwo,AddressCity,AddressPostalCode',
      { orderNO: 'MerchantFulfillmentOrderID', name: 'AddressName', addressLine2: 'AddressFieldTwo' },
    ],
    [
      'business-central-shipments',
      'No.,External Document No.,Sell-to Customer No.,Sell-to Customer Name,Ship-to Code,Ship-to Name,Ship-to Address,Shipping Agent Code,Location Code',
      { orderNO: 'No.', reference: 'External Document No.', name: 'Ship-to Name' },
    ],
    [
      'zoho-inventory-orders',
      'SalesOrder ID,SalesOrder Number,Reference#,Shipping Address,Shipping City,Shipping Code,Billing Code',
      { orderNO: 'SalesOrder Number', zipCode: 'Shipping Code', reference: 'Reference#' },
    ],
    [
      'sap-business-one-deliveries',
      'DocNum,DocDate,CardCode,CardName,NumAtCard,ShipToCode,Address2,ShipToStreet,TrnspCode',
      { orderNO: 'DocNum', createTime: 'DocDate', addressLine1: 'ShipToStreet' },
    ],
  ])('%s', async (key, head, wanted) => {
    const cells = head.split(',').map((_, at) => `A${at}`);
    const { origin, mapping } = await rowsOf(orderShipmentImport, `${head}\n${cells.join(',')}`);
    expect(origin).toBe(key);
    expect(mapping).toMatchObject(wanted);
    expect(Object.values(mapping)).not.toContain('Address2');
  });
});
