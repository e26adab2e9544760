import { defineMessages } from '../core/localized-message.ts';

/** Why money is not booked, or a payment not started (decision D17). */
export const fundsMessages = defineMessages('funds', {
  settled: {
    en: 'This payment has already been settled. Reload the page to see its result.',
    zh: '该笔付款已处理完毕，请刷新页面查看结果。',
  },
  manyPending: {
    en: 'Your organization already has {most} pending payments. Cancel the ones you don’t need, then try again.',
    zh: '贵组织已有 {most} 笔待支付的款项，请先取消不需要的款项，然后重试。',
  },
  canceledPayment: {
    en: 'This payment was canceled and cannot be credited. Ask the payer to start another payment, and confirm that one.',
    zh: '该笔付款已取消，无法入账。请让付款人重新发起付款，再确认新的付款。',
  },
  reversedPayment: {
    en: 'This payment was reversed and cannot be credited again. Ask the payer to start another payment, and confirm that one.',
    zh: '该笔付款已冲销，无法再次入账。请让付款人重新发起付款，再确认新的付款。',
  },
  nothingToReverse: {
    en: 'This payment was never credited, so there is nothing to reverse.',
    zh: '该笔付款从未入账，无需冲销。',
  },
  paymentDiffersTitle: {
    en: 'A payment arrived with another amount: {amount}',
    zh: '到账金额与申请不符：{amount}',
  },
  paymentDiffersText: {
    en: '{amount} arrived for the payment {reference} of {asked} and is in your balance. Banks on the way may have taken a fee.',
    zh: '付款 {reference}（申请金额 {asked}）实际到账 {amount}，已计入余额。中转银行可能扣除了手续费。',
  },
  paymentReversedTitle: { en: 'A payment was reversed: {amount}', zh: '付款已冲销：{amount}' },
  paymentReversedText: {
    en: 'The payment {reference} of {amount} did not arrive or was returned to you, so its credit was taken out of the balance. Add funds if the balance is short.',
    zh: '付款 {reference}（{amount}）未到账或已退回给您，因此已从余额中扣回。如余额不足，请充值。',
  },
  balanceTooLarge: {
    en: 'The balance would become larger than the ledger can hold exactly. Nothing was booked: enter a smaller amount.',
    zh: '余额将超出账本可精确记录的范围，未入账。请填写较小的金额。',
  },
  methodNotOffered: {
    en: 'This payment method is not available here. Choose another one.',
    zh: '此处不支持该付款方式，请选择其他方式。',
  },
  otherCurrency: {
    en: 'This wallet uses {currency}. Enter the amount in {currency}.',
    zh: '该钱包以 {currency} 记账，请以 {currency} 填写金额。',
  },
  balanceShort: {
    en: 'The balance is short by {amount}. Add funds and try again.',
    zh: '余额不足，还差 {amount}。请充值后重试。',
  },
  keyTaken: {
    en: 'This request was already made with different contents. Reload the page and try again.',
    zh: '该请求此前已以不同内容提交。请刷新页面后重试。',
  },
  amountBounds: {
    en: 'Enter an amount between {min, number} and {max, number}',
    zh: '请输入 {min, number} 至 {max, number} 之间的金额',
  },
  capBelowAmount: {
    en: 'The monthly limit must be at least the amount of one top-up',
    zh: '每月上限不能低于单次充值金额',
  },
  consentRequired: {
    en: 'Confirm that the payment method may be charged',
    zh: '请确认同意按此扣款',
  },
  chargedAlready: {
    en: 'This payment is being charged automatically and cannot be canceled. Wait for its result.',
    zh: '该笔付款正在自动扣款，无法取消，请等待结果。',
  },
  paymentRefused: {
    en: 'The payment provider declined the payment. Choose another payment method, or ask your bank.',
    zh: '支付服务商拒绝了该笔付款。请选择其他付款方式，或咨询您的银行。',
  },
  lowTitle: { en: 'Low postage balance: {available}', zh: '运费钱包余额不足：{available}' },
  lowText: {
    en: 'The available balance is {available}, below your alert of {limit}. Add funds under Postage to keep buying labels.',
    zh: '可用余额为 {available}，已低于提醒金额 {limit}。请在“运费钱包”中充值，以免无法购买面单。',
  },
  walletLowTitle: {
    en: 'Low balance with {warehouse}: {available}',
    zh: '{warehouse} 余额不足：{available}',
  },
  walletLowText: {
    en: 'The available balance with {warehouse} is {available}, below your alert of {limit}. Pay the warehouse and report the payment under My warehouses.',
    zh: '您在 {warehouse} 的可用余额为 {available}，已低于提醒金额 {limit}。请向仓库付款，并在“我的仓库”中登记。',
  },
  toppedUpTitle: { en: 'Automatic top-up: {amount} added', zh: '自动充值成功：{amount}' },
  toppedUpText: {
    en: 'The balance fell below {threshold}, so {amount} was added automatically. Payment reference: {reference}.',
    zh: '余额低于 {threshold}，已自动充值 {amount}。付款编号：{reference}。',
  },
  topUpRefusedTitle: { en: 'Automatic top-up failed', zh: '自动充值失败' },
  topUpRefusedText: {
    en: 'A payment of {amount} was declined. Attempt {failures} of {most}; the next one follows in a day if the balance is still low. Add funds under Postage, or check the payment method.',
    zh: '自动付款 {amount} 被拒绝（第 {failures} 次，共 {most} 次）。如余额仍不足，一天后将再次尝试。请在“运费钱包”中充值或检查付款方式。',
  },
  topUpStoppedTitle: { en: 'Automatic top-up stopped', zh: '自动充值已停止' },
  topUpStoppedText: {
    en: 'A payment of {amount} was declined, the last of {failures} failed attempts in a row, so automatic top-up was stopped. Add funds under Postage and turn it on again.',
    zh: '自动付款 {amount} 已连续 {failures} 次被拒绝，自动充值已停止。请在“运费钱包”中充值后重新开启。',
  },
  topUpCappedTitle: { en: 'Automatic top-up limit reached', zh: '自动充值已达每月上限' },
  topUpCappedText: {
    en: 'Another {amount} would exceed the monthly limit of {cap}, so nothing was added. Automatic top-up resumes next month; until then, add funds under Postage or raise the limit.',
    zh: '再充值 {amount} 将超过每月上限 {cap}，因此未自动充值。下月将恢复自动充值；在此之前请手动充值或提高上限。',
  },
});
