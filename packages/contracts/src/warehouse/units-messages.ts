import { defineMessages } from '../core/localized-message.ts';

/** Refusals of quantities that no warehouse can handle as one order. */
export const unitsMessages = defineMessages('warehouse', {
  tooManyUnits: {
    en: 'The order asks for more than {most} units. Correct the quantities of its lines and bundles, or split the order.',
    zh: '订单商品总数超过 {most} 件，请修改订单行或组合商品的数量，或拆分订单。',
  },
});
