import { defineMessages } from '../core/localized-message.ts';

/** Why money is not withdrawn from a wallet, and what its organization is told about it. */
export const withdrawalMessages = defineMessages('withdrawals', {
  wrongIban: {
    en: 'This is not a valid IBAN. Compare it with your bank statement',
    zh: 'IBAN 无效，请与银行对账单核对',
  },
  wrongNumber: {
    en: 'Enter the account number: 4 to 34 digits and letters',
    zh: '请输入银行账号（4 至 34 位数字或字母）',
  },
  wrongBankCode: {
    en: 'Enter the bank’s routing number (9 digits) or its BIC (8 or 11 characters)',
    zh: '请输入银行的 Routing Number（9 位数字）或 BIC（8 或 11 位）',
  },
  waitsAlready: {
    en: 'A withdrawal is already waiting. Cancel it, or wait until it is paid, then request another.',
    zh: '已有一笔提现待处理。请先取消该笔提现，或待其付款后再申请。',
  },
  tooManyToday: {
    en: 'At most {most} withdrawals can be requested within 24 hours. The next one is possible from {time}.',
    zh: '24 小时内最多可申请 {most} 次提现，{time} 起可再次申请。',
  },
  nothingToWithdraw: {
    en: 'Nothing can be withdrawn now: {kept} of the available balance stays in the wallet for carrier adjustments and automatic top-up.',
    zh: '目前没有可提现的金额：可用余额中须保留 {kept}，用于承运商调整费用和自动充值。',
  },
  tooMuch: {
    en: 'At most {most} can be withdrawn now. Enter a smaller amount.',
    zh: '目前最多可提现 {most}，请输入较小的金额。',
  },
  paidAlready: {
    en: 'This withdrawal has already been paid, so it cannot be changed.',
    zh: '该笔提现已付款，无法更改。',
  },
  refusedAlready: {
    en: 'This withdrawal was declined and its amount is back in the balance. Request another one.',
    zh: '该笔提现已被拒绝，金额已退回余额。请重新申请。',
  },
  canceledAlready: {
    en: 'This withdrawal was canceled and its amount is back in the balance. Do not pay it.',
    zh: '该笔提现已取消，金额已退回余额，请勿付款。',
  },
  returnedAlready: {
    en: 'This withdrawal was returned by the bank and its amount is back in the balance. Request another one.',
    zh: '该笔提现已被银行退回，金额已退回余额。请重新申请。',
  },
  notPaid: {
    en: 'This withdrawal has not been paid, so nothing can have been returned. Refuse it instead.',
    zh: '该笔提现尚未付款，不存在退回。请改为拒绝。',
  },
  askedTitle: { en: 'Withdrawal requested: {amount}', zh: '已申请提现：{amount}' },
  askedText: {
    en: 'A withdrawal of {amount} to the account ending in {accountEnd} was requested ({reference}). If your organization did not request it, cancel it under Postage at once.',
    zh: '已申请提现 {amount}，收款账号尾号 {accountEnd}（{reference}）。如非贵组织人员操作，请立即在“运费钱包”中取消。',
  },
  askedMail: {
    en: '{person} requested a withdrawal of {amount} to the account ending in {accountEnd} ({reference}). The amount is held until it is paid.',
    zh: '{person} 申请提现 {amount}，收款账号尾号 {accountEnd}（{reference}）。付款完成前该金额保持冻结。',
  },
  notAskedFor: {
    en: 'If your organization did not request it: cancel it under Postage at once, have every owner set a new password with “Forgot password?” on the sign-in page, and contact support.',
    zh: '如非贵组织人员操作：请立即在“运费钱包”中取消，让每位所有者在登录页通过“忘记密码？”设置新密码，并联系客服。',
  },
  notAskedForEnded: {
    en: 'If your organization did not request this withdrawal: contact support at once, and have every owner set a new password with “Forgot password?” on the sign-in page.',
    zh: '如该笔提现并非贵组织人员申请：请立即联系客服，并让每位所有者在登录页通过“忘记密码？”设置新密码。',
  },
  paidTitle: { en: 'Withdrawal paid: {amount}', zh: '提现已付款：{amount}' },
  paidText: {
    en: 'The withdrawal {reference} of {amount} was paid to the account ending in {accountEnd}. Bank reference: {bankReference}.',
    zh: '提现 {reference}（{amount}）已付至尾号为 {accountEnd} 的银行账号。银行流水号：{bankReference}。',
  },
  refusedTitle: { en: 'Withdrawal declined: {amount}', zh: '提现被拒绝：{amount}' },
  refusedText: {
    en: 'The withdrawal {reference} of {amount} was declined and the amount is back in your balance. Reason: {reason}',
    zh: '提现 {reference}（{amount}）被拒绝，金额已退回余额。原因：{reason}',
  },
  returnedTitle: { en: 'Withdrawal returned: {amount}', zh: '提现被退回：{amount}' },
  returnedText: {
    en: 'The bank returned the withdrawal {reference} of {amount}, and the amount is back in your balance. Check the account ending in {accountEnd}, then request another withdrawal.',
    zh: '银行退回了提现 {reference}（{amount}），金额已退回余额。请核对尾号为 {accountEnd} 的银行账号后重新申请。',
  },
});
