import { defineMessages } from '../core/localized-message.ts';

/** Why no label is sold without an order at a quote (decision 0172). Their codes are those of `shippingMessages`. */
export const labelSaleMessages = defineMessages('shipping', {
  senderIncomplete: {
    en: 'The sender address is incomplete. Nothing was bought: enter name, street, and city, in some countries also state and postal code, then request rates again.',
    zh: '发件地址不完整，尚未购买。请填写姓名、街道和城市（部分国家/地区还需填写州和邮编），然后重新查询运费。',
  },
  recipientIncomplete: {
    en: 'The recipient address is incomplete. Nothing was bought: enter name, street, and city, in some countries also state and postal code, then request rates again.',
    zh: '收件地址不完整，尚未购买。请填写姓名、街道和城市（部分国家/地区还需填写州和邮编），然后重新查询运费。',
  },
  goodsUndeclared: {
    en: 'This shipment crosses a border, and its goods are not declared. Nothing was bought: declare the goods and request rates again, or create an order with them.',
    zh: '该发货单需跨境寄送，但未申报货物，尚未购买。请申报货物后重新查询运费，或新建包含这些货物的订单。',
  },
  goodsOfOrder: {
    en: 'Remove goods: those of an order are declared with its lines. Edit the order to change them.',
    zh: '请勿提供 goods：订单按其商品明细申报。如需更改，请编辑订单。',
  },
});
