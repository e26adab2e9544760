import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { defineMessages } from '../core/localized-message.ts';
import { productService } from '../core/product.ts';
import { timeZone } from '../core/time-zone.ts';
import { wireId } from '../core/wire-values.ts';
import { languages } from '../identity/user-info.ts';
import { customsChoice } from '../shipping/customs.ts';

/** The paper size of slips. */
export const slipPapers = ['A4', 'LETTER', 'LABEL_4X6'] as const;
export type SlipPaper = (typeof slipPapers)[number];

/** Selects packing slips and their appearance. */
export const packingSlipRequest = z.object({
  /** In printing order; one slip each. */
  orderIds: z.array(wireId).min(1).max(limits.list.pageSizeMaximum),
  paper: z.enum(slipPapers),
  withPrices: z.boolean(),
  /** The slip's language, which is the recipient's rather than that of the person who prints it. */
  language: z.enum(languages),
  /** IANA name, for the day of the order. */
  timeZone,
});
export type PackingSlipRequest = z.infer<typeof packingSlipRequest>;

/** Couriers take a commercial invoice, posts a CN 22 up to 2 kg and 300 SDR and a CN 23 above (shipping design, "Customs"). */
export const customsForms = ['COMMERCIAL_INVOICE', 'CN22', 'CN23'] as const;
export type CustomsForm = (typeof customsForms)[number];

export const customsFormRequest = customsChoice.extend({
  orderId: wireId,
  /** The shipment of the order that it accompanies: between the addresses of its label, a return from its sender. Default: the order's addresses. */
  shipmentId: wireId.optional(),
  form: z.enum(customsForms),
});
export type CustomsFormRequest = z.infer<typeof customsFormRequest>;

/** Why a customs form cannot be created. */
export const customsMessages = defineMessages('customs', {
  notAbroad: {
    en: 'Sender and recipient are in the same country, so no customs form is needed.',
    zh: '发件人与收件人在同一国家/地区，无需报关单。',
  },
  noSender: {
    en: 'The order has no sender address. Edit the order and enter it.',
    zh: '订单没有寄件地址，请编辑订单并填写。',
  },
  noLines: {
    en: 'The order has no products. Add them to the order first.',
    zh: '订单中没有商品，请先在订单中添加。',
  },
  unknownSkus: {
    en: 'There is no product with these SKUs: {skus}. Add them to your products.',
    zh: '以下 SKU 没有对应商品：{skus}，请先添加商品。',
  },
  missing: {
    en: 'Products lack what customs ask for: {products}. Complete them on their pages.',
    zh: '以下商品缺少报关信息：{products}，请在商品页面补充。',
  },
  vague: {
    en: 'These customs descriptions do not say what the goods are: {descriptions}. Carriers refuse them. Write what each item is, and what it is made of or used for, such as “Cotton T-shirt for men”. For an order, change the customs description of the product.',
    zh: '以下申报品名过于笼统，承运商会拒收：{descriptions}。请写明具体物品及其材质或用途，例如“男士棉质 T 恤”。订单中的商品请修改其申报品名。',
  },
  heavierThanPackages: {
    en: 'The goods weigh {net} kg, more than the packages that contain them: {gross} kg. Correct the weight of the packages or that of the goods.',
    zh: '货物净重 {net} 千克，超过包裹总重 {gross} 千克。请更正包裹重量或货物重量。',
  },
  signerMissing: {
    en: 'The sender has no name to sign the customs declaration. Enter it on the order.',
    zh: '发件人没有姓名，无法签署报关信息，请在订单中填写。',
  },
  itnMissing: {
    en: 'Goods of HS code {code} are worth more than 2,500 USD. File the export with AES and enter its ITN.',
    zh: 'HS 编码 {code} 的货值超过 2,500 美元，请先向 AES 申报出口并填写 ITN。',
  },
  itnUnknown: {
    en: 'There is no exchange rate for {currency}, so it is not known whether the goods of one HS code that go to this consignee on this day are worth more than 2,500 USD. Enter the prices in US dollars, or file the export with AES and enter its ITN.',
    zh: '没有 {currency} 的汇率，无法判断当日发往该收货人的同一 HS 编码货物是否超过 2,500 美元。请改用美元填写单价，或先向 AES 申报出口并填写 ITN。',
  },
  ear99Missing: {
    en: 'Exports to China, Russia, and Venezuela are filed with AES at any value unless all goods are EAR99. Enter the ITN, or confirm that all goods are EAR99, in the customs declaration of the label or, for all labels, in the default settings.',
    zh: '发往中国、俄罗斯和委内瑞拉的出口不论货值均须向 AES 申报，除非全部货物属于 EAR99。请填写 ITN，或在面单的报关信息中（或在默认设置中一次性）确认全部货物属于 EAR99。',
  },
  itnMissingTogether: {
    en: 'With {shipments}, which go to the same consignee on the same day, goods of HS code {code} are worth more than 2,500 USD. File the export with AES and enter its ITN.',
    zh: '与同日发往同一收货人的 {shipments} 合计，HS 编码 {code} 的货值超过 2,500 美元，请先向 AES 申报出口并填写 ITN。',
  },
  mixedCurrencies: {
    en: 'The lines of the order are in several currencies, which one form cannot add up. Use one currency for all of them.',
    zh: '订单商品使用多种货币，无法在同一张报关单上合计，请统一货币。',
  },
});

/** Documents of orders other than labels: packing slips and customs forms. Our own. */
export const orderPapersApi = defineService('order-papers', {
  packingSlips: {
    method: 'POST',
    path: `${productService('order')}/order/packingSlip`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The packing slips of orders as one PDF, in the order given.',
    body: packingSlipRequest,
    reply: 'file',
  },
  customsForm: {
    method: 'POST',
    path: `${productService('order')}/order/customsForm`,
    access: 'signed-in',
    audit: 'export',
    summary: 'A customs form of an order as PDF.',
    body: customsFormRequest,
    reply: 'file',
  },
});
