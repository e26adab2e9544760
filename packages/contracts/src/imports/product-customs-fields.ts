import { limits } from '../limits.ts';
import type { ImportField } from './define-import.ts';
import { spellings } from './spellings.ts';

/** What customs want to know of a product (spec §3). */
export const productCustomsFields = [
  {
    key: 'declaredValue',
    label: { en: 'Declared value', zh: '申报价值' },
    editor: 'number',
    number: limits.amount,
    aliases: spellings(`
        Customs value | CustomsValue | Declared price | Declared value (USD) | Declare value |
        Customs declared value | 申报价 | 申报价格 | 申报金额 | 报关价值 |
        申報價值 | 申报单价`),
  },
  {
    key: 'scheduleB',
    label: { en: 'HS code', zh: '海关编码' },
    editor: 'text',
    maxLength: 20,
    aliases: spellings(`
        HS | HSCode | Schedule B | Schedule B number | Harmonized code | Harmonized system code | HTS |
        HTS code | HTSUS | Tariff code | Tariff number | Customs tariff number | CustomsTariffNo |
        Commodity code | Variant HS Code | 商品税号 | 税号 | HS编码 | 关税编码 | 海關編碼`),
  },
  {
    key: 'originCountry',
    label: { en: 'Country of origin', zh: '原产国' },
    editor: 'select',
    options: 'countries',
    aliases: spellings(`
        Origin country | Origin | COO | Made in | Country of manufacture | Manufacturing country |
        CustomsCountry | Customs country | country_of_origin | Country/Region of origin |
        C:Country/Region of Manufacture | C:Country of Origin | 原产地 | 产地 | 原产国家 | 原產國 | 生产国`),
  },
  {
    key: 'quantityUnit',
    label: { en: 'Customs quantity unit', zh: '海关计量单位' },
    editor: 'select',
    options: 'customs-units',
    aliases: spellings(`
        Custom qty unit | Customs qty unit | Quantity unit | Qty unit | Unit of measure | UOM |
        Unit of quantity | Declared unit | 申报单位 | 计量单位 | 数量单位 | 法定单位`),
  },
  {
    key: 'custDescription',
    label: { en: 'Customs description', zh: '申报品名' },
    editor: 'text',
    maxLength: 500,
    widthPx: 200,
    aliases: spellings(`
        CustomsDescription | Customs name | Declared name | Declaration description |
        Customs declaration name | 报关品名 | 报关描述 | 海关描述 | 申报名称 | 申报描述`),
  },
] as const satisfies readonly ImportField[];
