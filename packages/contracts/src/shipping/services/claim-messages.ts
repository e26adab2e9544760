import { defineMessages } from '../../core/localized-message.ts';

/** Why a claim is refused, results from an insurer, and what to do about them (spec §2, "Shipment Service"). */
export const claimMessages = defineMessages('insurance-claim', {
  notInsured: {
    en: 'This shipment was not insured. Enter an insured value when you buy the label.',
    zh: '该发货单未保价。请在购买面单时填写保价金额。',
  },
  elsewhere: {
    en: '{carrier} does not accept claims here. File the claim with {carrier} directly.',
    zh: '{carrier} 不支持在此理赔，请直接向 {carrier} 提交。',
  },
  elsewhereUntil: {
    en: '{carrier} does not accept claims here. File the claim with {carrier} directly, by {day}.',
    zh: '{carrier} 不支持在此理赔，请于 {day} 前直接向 {carrier} 提交。',
  },
  labelVoided: {
    en: 'Its label was voided, so there is nothing to claim.',
    zh: '面单已作废，无需理赔。',
  },
  notScanned: {
    en: 'The carrier has not scanned it yet. A claim is possible once it has.',
    zh: '承运商尚未扫描该包裹，扫描后方可理赔。',
  },
  allClosed: {
    en: 'The last day for a claim was {day}. Ask the support of the carrier about a later one.',
    zh: '理赔截止日期 {day} 已过，逾期理赔请咨询承运商客服。',
  },
  open: {
    en: 'Claim {claimId} is already open for this shipment. Continue with that one.',
    zh: '该发货单已有理赔 {claimId} 正在处理，请在该理赔中继续。',
  },
  typeNotCovered: {
    en: 'This cannot be claimed for this shipment. Choose another type.',
    zh: '该发货单不支持此类理赔，请选择其他类型。',
  },
  tooEarly: {
    en: 'This can be claimed from {day} on. Until then the parcel may still arrive.',
    zh: '自 {day} 起可提交此类理赔，此前包裹仍可能送达。',
  },
  tooLate: {
    en: 'The last day for this claim was {day}. Choose another type, or ask the support of the carrier.',
    zh: '此类理赔的截止日期 {day} 已过，请选择其他类型，或联系承运商客服。',
  },
  tooMuch: {
    en: 'At most {most} can be claimed for this shipment. Enter a smaller amount.',
    zh: '该发货单最多可理赔 {most}，请填写较小的金额。',
  },
  notNow: {
    en: 'This is no longer possible: the status of the claim has changed. Reload the page to see it.',
    zh: '理赔状态已变化，无法执行此操作。请刷新查看最新状态。',
  },
  decided: {
    en: '{carrier} has already decided this claim, so it cannot be canceled.',
    zh: '{carrier} 已对该理赔作出决定，无法取消。',
  },
  silent: {
    en: 'No reply was received from {carrier}. Nothing was canceled: try again later.',
    zh: '未收到 {carrier} 的答复，理赔未取消，请稍后重试。',
  },
  filesFull: {
    en: 'A claim can have at most {most} files. Remove one first.',
    zh: '每个理赔最多 {most} 个文件，请先移除一个。',
  },
  spaceFull: {
    en: 'Your organization’s claim files have reached the limit of {megabytes} MB. Remove some first.',
    zh: '理赔文件已占满贵组织的 {megabytes} MB 空间，请先移除部分文件。',
  },
  needsEvidence: {
    en: 'Add a file that shows what happened, such as a photo of the damage or a police report, and reply.',
    zh: '请补充能证明情况的文件（如损坏照片或报案回执）并回复。',
  },
  noEvidence: {
    en: 'No file shows what happened to the parcel. File another claim with a photo or a report.',
    zh: '没有文件能证明包裹的情况。请附上照片或报告重新提交理赔。',
  },
  delivered: {
    en: 'The parcel was delivered before the claim was filed.',
    zh: '提交理赔前包裹已签收。',
  },
  notCovered: {
    en: 'The policy does not cover what happened.',
    zh: '该情况不在保险范围内。',
  },
  noticeAsked: { en: 'Claim for {shipment} needs your reply', zh: '发货单 {shipment} 的理赔需要您回复' },
  noticeApproved: { en: 'Claim for {shipment} approved', zh: '发货单 {shipment} 的理赔已通过' },
  noticeRejected: { en: 'Claim for {shipment} rejected', zh: '发货单 {shipment} 的理赔被拒' },
  noticePaid: { en: 'Claim for {shipment} paid', zh: '发货单 {shipment} 的理赔已赔付' },
  nothingApproved: {
    en: 'The insurer approved nothing of the {requested} requested.',
    zh: '申请的 {requested} 未获保险方批准。',
  },
  approvedOf: {
    en: '{approved} of {requested} was approved. It is added to your postage wallet when the insurer pays.',
    zh: '申请 {requested}，已批准 {approved}。保险方付款后将计入运费钱包。',
  },
  paidInto: {
    en: '{approved} was added to your postage wallet.',
    zh: '{approved} 已计入运费钱包。',
  },
});
