import { limits } from '../core/limits.ts';
import type { ImportField } from '../imports/define-import.ts';
import { spellings } from '../imports/spellings.ts';
import { productLengths } from './product-lengths.ts';

/** Customs fields of a product (spec §3). */
export const productCustomsFields = [
  {
    key: 'declaredValue',
    label: { en: 'Declared value', zh: '申报价值' },
    editor: 'number',
    number: limits.amount,
    currency: 'USD',
    aliases: spellings(`
        Customs value | CustomsValue | Declared price | Declared value (USD) | Declare value | Unit value (USD) | Value (USD) | Customs value (USD) |
        Customs declared value | 申报价 | 申报价格 | 申报金额 | 报关价值 |
        申報價值 | 申报单价 | 报关单价 | 报关价格 | 报关金额 | 海关申报价值`),
  },
  {
    key: 'scheduleB',
    label: { en: 'HS code', zh: '海关编码' },
    editor: 'text',
    isCode: true,
    maxLength: productLengths.code,
    looksLike: 'hs-code',
    aliases: spellings(`
        HS | HSCode | Schedule B | Schedule B number | Harmonized code | Harmonized system code | HTS |
        HTS code | HTSUS | Tariff code | Tariff number | Customs tariff number | CustomsTariffNo |
        Commodity code | Variant HS Code | HTS # | Harmonized tariff code | HS tariff code | HS tariff number | Harmonized tariff number | Harmonised code | Harmonization code | Schedule B code | HTS number | 海关编号 | 商品海关编码 | 商品税号 | 税号 | HS编码 | 关税编码 | 海關編碼`),
  },
  {
    key: 'originCountry',
    label: { en: 'Country of origin', zh: '原产国' },
    editor: 'select',
    options: 'countries',
    aliases: spellings(`
        Origin country | Origin | COO | Country of origin code | Country code of origin |
        Country of Origin - Substantial Transformation | Made in | Made in country | Country of manufacture | Country of mfg | Manufacturing country |
        CustomsCountry | Customs country | country_of_origin | Country/Region of origin |
        C:Country/Region of Manufacture | C:Country of Origin | Origin of goods | 原产地 | 产地 | 原产国家 | 原产国/地区 | 原产地/国家 | 原產國 | 生产国`),
  },
  {
    key: 'quantityUnit',
    label: { en: 'Customs quantity unit', zh: '海关计量单位' },
    editor: 'select',
    options: 'customs-units',
    aliases: spellings(`
        Custom qty unit | Customs qty unit | Quantity unit | Qty unit | Unit of measure | UOM | Standard UOM | Primary UOM | Base UOM | Stock UOM | Inventory UOM | Primary unit of measure |
        Unit of quantity | Declared unit | 申报单位 | 计量单位 | 数量单位 | 法定单位`),
  },
  {
    key: 'custDescription',
    label: { en: 'Customs description', zh: '申报品名' },
    editor: 'text',
    maxLength: productLengths.custDescription,
    widthPx: 200,
    aliases: spellings(`
        CustomsDescription | Customs name | Declared name | Declaration description |
        Customs declaration name | 报关品名 | 英文报关名 | 英文申报名称 | 英文申报品名 | 申报英文名 | 申报英文名称 | 报关英文名 | 报关英文品名 | 报关描述 | 海关描述 | 申报名称 | 申报描述 | 报关名`),
    weakAliases: spellings(
      '中文报关名 | 中文申报名称 | 中文申报品名 | 申报中文名 | 申报中文名称 | 报关中文名',
    ),
  },
] as const satisfies readonly ImportField[];
