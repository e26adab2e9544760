import { defineMessages } from '../core/localized-message.ts';
import type { TopUpState } from './warehouse-top-up.ts';

/** States of a payment that a client reports, in messages. */
export const topUpStateNames: Readonly<Record<TopUpState, { en: string; zh: string }>> = {
  REQUESTED: { en: 'reported', zh: '登记' },
  CONFIRMED: { en: 'confirmed', zh: '确认' },
  REJECTED: { en: 'rejected', zh: '拒绝' },
  CANCELLED: { en: 'withdrawn', zh: '撤回' },
  REVERSED: { en: 'reversed', zh: '撤销' },
};

/** Why a rate card is not saved or published, or an action on an invoice is refused. */
export const billingMessages = defineMessages('billing', {
  overlap: {
    en: 'Rules {first} and {second} charge for the same thing. Change or remove one of them.',
    zh: '规则 {first} 与规则 {second} 重复收费，请修改或删除其中一条。',
  },
  storageTwice: {
    en: 'Rules {first} and {second} both charge for storage, in different volume units. Keep one of them.',
    zh: '规则 {first} 与规则 {second} 以不同体积单位重复收取仓储费，请只保留其中一条。',
  },
  storageBounded: {
    en: 'Rule {rule} is for storage, which has no free quantity, minimum, or maximum. Save the card without them.',
    zh: '规则 {rule} 为仓储费，不支持免费数量、最低收费和最高收费，请去除后重新保存。',
  },
  dayTaken: {
    en: 'Another published rate card starts on {day}. Choose another day.',
    zh: '{day} 已有另一张已发布的价卡生效，请选择其他日期。',
  },
  alreadyCharged: {
    en: 'Work on or after {day} is already charged. Choose a later day.',
    zh: '{day} 及之后的作业已计费，请选择更晚的日期。',
  },
  cardPublished: {
    en: 'This rate card is published and can no longer change. Create a new version.',
    zh: '该价卡已发布，无法修改，请新建版本。',
  },
  cardChanged: {
    en: 'Someone else has changed this rate card. Reload the page.',
    zh: '该价卡已被他人修改，请刷新页面。',
  },
  ownersOnly: {
    en: 'Only owners of your organization can do this. Ask one of them.',
    zh: '仅贵组织的所有者可执行此操作，请联系所有者。',
  },
  notAClient: { en: 'Choose a client of this warehouse.', zh: '请选择该仓库的客户。' },
  wrongCurrency: {
    en: 'This warehouse keeps its accounts in {currency}. Enter the amount in {currency}.',
    zh: '该仓库以 {currency} 记账，请以 {currency} 填写金额。',
  },
  referenceSpelled: {
    en: 'A payment is already recorded as {reference}. If this is another payment, add something to its reference. If it is the same, do not record it again.',
    zh: '已登记流水号为 {reference} 的付款。若为另一笔付款，请补充流水号加以区分；若为同一笔，请勿重复登记。',
  },
  referenceTaken: {
    en: 'Another amount is already recorded with this reference. Check the reference.',
    zh: '该流水号已登记过其他金额，请核对流水号。',
  },
  referenceReversed: {
    en: 'The payment with this reference was reversed. Use another reference to record it again.',
    zh: '该流水号对应的付款已撤销，如需重新登记，请使用其他流水号。',
  },
  topUpSettled: {
    en: 'This payment is already {state}. Reload the page.',
    zh: '该付款已{state}，请刷新页面。',
  },
  topUpTaken: {
    en: 'Another amount or day is reported with this bank reference. Check the reference.',
    zh: '该流水号已登记过其他金额或日期，请核对流水号。',
  },
  staffOnly: {
    en: 'Charges, credits, and refunds are recorded by the warehouse. Delete this row.',
    zh: '扣费、贷项和退款由仓库登记，请删除该行。',
  },
  notYourWarehouse: {
    en: 'You have no wallet with this warehouse. Check its code.',
    zh: '您在该仓库没有钱包，请核对仓库代码。',
  },
  amountUnreadable: {
    en: 'Enter an amount above zero with the decimal places of {currency}.',
    zh: '请输入大于零且符合 {currency} 小数位数的金额。',
  },
  notAPayment: {
    en: 'Only a recorded payment can be reversed. Choose a payment.',
    zh: '只能撤销已登记的付款，请选择一笔付款。',
  },
  daysReversed: {
    en: 'The last day is before the first. Choose a later last day.',
    zh: '结束日期早于开始日期，请选择更晚的结束日期。',
  },
  tooManyDays: { en: 'Choose at most {days} days.', zh: '最多可选择 {days} 天。' },
  daysNotOver: {
    en: 'These days are not over yet. Choose a last day before {day}.',
    zh: '所选日期尚未结束，请选择 {day} 之前的结束日期。',
  },
  nothingToInvoice: {
    en: 'There are no charges to invoice for these days. Choose other days.',
    zh: '所选日期内没有待开账单的费用，请选择其他日期。',
  },
  periodTaken: {
    en: 'Another invoice covers days from {from} to {to}. Choose days outside it, or void its draft.',
    zh: '{from} 至 {to} 已有其他账单，请选择其他日期，或作废该草稿。',
  },
  invoiceIssued: {
    en: 'This invoice is issued and can no longer be voided. Disputes are settled by credit notes.',
    zh: '该账单已开具，无法作废。争议须通过贷项通知单处理。',
  },
  invoiceVoid: { en: 'This draft is voided. Create a new one.', zh: '该草稿已作废，请新建草稿。' },
  notDisputable: {
    en: 'This line has no charges to dispute. Choose another line.',
    zh: '该行没有可提出争议的费用，请选择其他行。',
  },
  foreignCharges: {
    en: 'Some charges are not on this line. Reload the invoice and choose again.',
    zh: '部分费用不属于该行，请刷新账单后重新选择。',
  },
  disputeOpen: {
    en: 'This line is already disputed. Wait for the warehouse’s answer.',
    zh: '该行已有处理中的争议，请等待仓库答复。',
  },
  disputeAnswered: {
    en: 'This dispute has already been answered. Reload the invoice.',
    zh: '该争议已答复，请刷新账单。',
  },
  nothingToCredit: {
    en: 'Every charge of this dispute is already reversed. Decline it and explain why.',
    zh: '该争议涉及的费用均已冲正，请拒绝并说明原因。',
  },
});
