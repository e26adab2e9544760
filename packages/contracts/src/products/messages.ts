import { defineMessages } from '../core/localized-message.ts';

/** Why a product, a bundle or an alias cannot be saved. */
export const productMessages = defineMessages('products', {
  skuTaken: {
    en: 'Another product has the SKU code {skuCode}. Choose a different one.',
    zh: '已有其他商品使用 SKU 编码 {skuCode}，请换一个。',
  },
  skuIsBundle: {
    en: '{skuCode} is the SKU of a virtual bundle. Orders for it would ship this product instead of the components. Choose a different SKU.',
    zh: '{skuCode} 是虚拟组合的 SKU，订单会改为发出此商品而非其组件，请换一个 SKU。',
  },
  bundleSkuTaken: {
    en: 'Another bundle has the SKU {skuCode}. Choose a different one.',
    zh: '已有其他组合使用 SKU {skuCode}，请换一个。',
  },
  bundleIsProduct: {
    en: '{skuCode} is the SKU of a product. A virtual bundle needs its own SKU.',
    zh: '{skuCode} 是商品的 SKU，虚拟组合需使用独立的 SKU。',
  },
  kitNeedsProduct: {
    en: 'A kit is kept in stock as a product. Add a product with the SKU {skuCode} first.',
    zh: '套装以商品形式入库，请先添加 SKU 为 {skuCode} 的商品。',
  },
  componentUnknown: {
    en: 'There is no product and no virtual bundle with the SKU {skuCode}.',
    zh: '没有 SKU 为 {skuCode} 的商品或虚拟组合。',
  },
  componentTwice: { en: '{skuCode} is listed twice.', zh: '{skuCode} 重复出现。' },
  bundleInItself: { en: 'A bundle cannot contain itself.', zh: '组合不能包含自身。' },
  bundleTooDeep: {
    en: 'At most {most} bundles can be nested.',
    zh: '组合最多嵌套 {most} 层。',
  },
  bundleInUse: {
    en: '{skuCode} is part of another bundle or has aliases. Remove it there first.',
    zh: '{skuCode} 被其他组合或别名使用，请先在那里移除。',
  },
  bundleChanged: {
    en: 'This bundle was changed by someone else. Reload it and try again.',
    zh: '该组合已被他人修改，请刷新后重试。',
  },
  aliasTaken: {
    en: '{alias} already stands for {skuCode}.',
    zh: '{alias} 已对应 {skuCode}。',
  },
  aliasIsSku: {
    en: '{alias} is the SKU of a product or bundle, which takes precedence over aliases.',
    zh: '{alias} 是商品或组合的 SKU，优先于别名。',
  },
  aliasTargetUnknown: {
    en: 'There is no product and no bundle with the SKU {skuCode}.',
    zh: '没有 SKU 为 {skuCode} 的商品或组合。',
  },
  asinForm: {
    en: 'An ASIN has exactly 10 characters, only letters and digits.',
    zh: 'ASIN 须为 10 个字符，只能包含字母和数字。',
  },
  fnSkuForm: { en: 'An FNSKU has only letters and digits.', zh: 'FNSKU 只能包含字母和数字。' },
  skuOtherCase: {
    en: 'There is also {other}, which differs only in case, width, spaces, or characters that look alike. They are separate SKUs: an order ships the one that it matches exactly.',
    zh: '已有 {other}，仅大小写、全半角、空格或相似字符不同。两者是不同的 SKU：订单按完全一致的 SKU 发货。',
  },
  storeUnknown: { en: 'Choose one of your stores.', zh: '请选择您的店铺。' },
});
