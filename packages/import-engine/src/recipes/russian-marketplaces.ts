import { recipes } from './recipe.ts';

/** Files of marketplaces in Russia: Ozon, Wildberries. */
export const russianMarketplaceRecipes = [
  ...recipes('product', [
    {
      key: 'ozon-products',
      label: { en: 'Ozon products', zh: 'Ozon 商品' },
      // "Артикул", "SKU", "Barcode" and "Название товара" are in any sheet of products.
      marks:
        'Ozon Product ID | FBO OZON SKU ID | FBS OZON SKU ID | Видимость на Ozon | Контент-рейтинг | Объемный вес, кг',
      needed: 2,
      mapping: `
        skuCode < Артикул
        skuName < Название товара
        brand < Бренд`,
      unmapped: 'SKU | FBO OZON SKU ID | FBS OZON SKU ID | Ozon Product ID | Объемный вес, кг',
    },
    {
      key: 'wildberries-products',
      label: { en: 'Wildberries products', zh: 'Wildberries 商品' },
      marks: 'Группа | Артикул продавца | Артикул WB | Категория продавца | Рос. размер | Баркод | ТНВЭД',
      needed: 4,
      mapping: `
        skuCode < Артикул продавца
        skuName < Наименование
        skuNameCN < Описание
        brand < Бренд`,
      unmapped: 'Артикул WB | Группа | Размер | Рос. размер',
    },
  ]),
  ...recipes('order-shipment', [
    {
      key: 'ozon-orders',
      label: { en: 'Ozon orders', zh: 'Ozon 订单' },
      marks:
        'Номер заказа | Номер отправления | Принят в обработку | Сумма отправления | OZON id | Кластер доставки | Код валюты отправления',
      needed: 4,
      mapping: `
        orderNO < Номер заказа
        createTime < Принят в обработку
        serviceCode < Способ доставки`,
      unmapped: 'Номер отправления | Дата отгрузки | Дата доставки | Артикул | Наименование товара',
      hasOrderLines: true,
      timeZone: 'Europe/Moscow',
    },
  ]),
];
