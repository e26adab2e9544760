import { defineMessages } from '../core/localized-message.ts';

/** Errors of a carrier's account, and what to do about them (issue "The daily loop"). */
export const carrierMessages = defineMessages('carriers', {
  unauthorized: {
    en: '{carrier} rejects the credentials of the account. Replace its key under Settings, Carrier accounts.',
    zh: '{carrier} 拒绝了该账号的凭据。请在“设置 › 承运商账号”中更换密钥。',
  },
  keyUnreadable: {
    en: 'The key of the account {carrier} can no longer be read. Replace it under Settings, Carrier accounts.',
    zh: '无法再读取账号 {carrier} 的密钥，请在“设置 › 承运商账号”中更换密钥。',
  },
  keyRefused: {
    en: '{carrier} does not accept this key. Copy it from your account there, then try again.',
    zh: '{carrier} 不接受该密钥。请从您的 {carrier} 账号中重新复制后再试。',
  },
  keyConnected: {
    en: 'This key is already connected as “{name}”. If you need the address for its tracking reports, create a new one in that account.',
    zh: '该密钥已连接，所属账号为“{name}”。如需轨迹推送地址，请在该账号中重新生成。',
  },
  keyInUse: {
    en: 'It is not known yet whether a label was bought with the present key. Try again in a few minutes. If this message stays, contact support.',
    zh: '现有密钥有一笔面单购买的结果尚未确认。请几分钟后重试；如仍出现此提示，请联系客服。',
  },
  busy: {
    en: '{carrier} accepts no more requests for now. Try again in {seconds} seconds.',
    zh: '{carrier} 暂时不再接受请求，请在 {seconds} 秒后重试。',
  },
  ownersOnly: {
    en: 'Only owners of your organization can connect or remove carrier accounts and change their keys, cut-offs, and terms. Ask one of them.',
    zh: '仅贵组织的所有者可连接或移除承运商账号、更换密钥，以及更改截单时间和约定条件，请联系所有者。',
  },
  noPickups: {
    en: 'Enter a time for at least one day, or use the default cut-off.',
    zh: '请至少填写一天的截单时间，或使用默认截单时间。',
  },
  tooManyAccounts: {
    en: 'Your organization has {most} carrier accounts already. Remove one before you connect another.',
    zh: '贵组织已连接 {most} 个承运商账号，请先移除一个再连接新的账号。',
  },
  accountGone: {
    en: 'The carrier account of this rate is turned off or removed. Get rates again.',
    zh: '该运费所属的承运商账号已停用或移除，请重新查询运费。',
  },
  accountRemoved: {
    en: 'The carrier account was removed before the carrier answered. Check with the carrier whether it sold a label before you buy again.',
    zh: '承运商账号在得到答复前已被移除。重新购买前，请先向承运商核实是否已生成面单。',
  },
  accountOfLabelGone: {
    en: 'The carrier account of this label was removed. Void the label with the carrier.',
    zh: '该面单所属的承运商账号已移除，请直接在承运商处作废该面单。',
  },
  markupOnPlatformOnly: {
    en: '{account} is not a carrier account of the platform, so it has no service fee. Choose an account of the platform.',
    zh: '{account} 不是平台的承运商账号，不收取服务费，请选择平台的账号。',
  },
  priceUnknown: {
    en: 'The carrier does not say what this service costs, so it cannot be bought here. Choose another service.',
    zh: '承运商未给出该服务的价格，无法在此购买，请选择其他服务。',
  },
  noReturns: {
    en: '{carrier} sells return labels for USPS, UPS, and FedEx only. Choose one of their services.',
    zh: '{carrier} 仅提供 USPS、UPS 和 FedEx 的退货面单，请选择其服务。',
  },
  chargedOnScan: {
    en: '{carrier} charges a return label when it is first scanned, not when it is bought.',
    zh: '{carrier} 的退货面单在首次扫描时计费，购买时不收费。',
  },
  notInsured: {
    en: '{carrier} does not insure this service. Choose another service, or remove the insurance.',
    zh: '{carrier} 不为该服务提供保险，请选择其他服务，或取消保险。',
  },
  noCod: {
    en: '{carrier} offers cash on delivery with UPS only. Choose a UPS service, or remove cash on delivery.',
    zh: '{carrier} 仅支持 UPS 的货到付款，请选择 UPS 的服务，或取消货到付款。',
  },
  voidedInPart: {
    en: '{carrier} voided the labels of packages {voided}, but not of {kept}: {why} Do not use the labels of packages {voided}. Void again for the others, or ask its support.',
    zh: '{carrier} 已作废包裹 {voided} 的面单，但未作废包裹 {kept} 的面单：{why} 请勿使用包裹 {voided} 的面单；其余面单请重新作废，或联系其客服。',
  },
  soldUnreadable: {
    en: '{carrier} sold a label but supplied no file that can be printed. The label is void or being voided: do not use a copy from {carrier}. Buy another label.',
    zh: '{carrier} 已生成面单，但未提供可打印的文件。该面单已作废或正在作废，请勿使用从 {carrier} 下载的副本，请重新购买面单。',
  },
  soldSome: {
    en: '{carrier} sold the labels of only some packages. They are void or being voided: do not use them. Buy again.',
    zh: '{carrier} 仅生成了部分包裹的面单。这些面单已作废或正在作废，请勿使用，请重新购买。',
  },
  soldInPart: {
    en: '{carrier} sold the labels of only some packages and did not void all of them. Do not use them. Ask its support not to bill them, and buy again.',
    zh: '{carrier} 仅生成了部分包裹的面单，且未能全部作废。请勿使用这些面单，请联系其客服不要计费，然后重新购买。',
  },
  refunded: {
    en: '{carrier} did not refund the label. Ask its support why.',
    zh: '{carrier} 未退还该面单的费用，请向其客服查询原因。',
  },
  refundedAgain: {
    en: '{carrier} did not refund the label. Request it again, or ask its support.',
    zh: '{carrier} 未退还该面单的费用。请重新申请，或联系其客服。',
  },
  accountOpen: {
    en: 'Purchases, voids, pickups, address changes, or manifests on this account are still open. Turn it off now, and remove it once they are settled.',
    zh: '该账号仍有未完成的购买、作废申请、取件、地址修改或交接单。请先停用，待处理完成后再移除。',
  },
  onePackage: {
    en: '{carrier} accounts allow one package per label. Ship the packages one by one.',
    zh: '{carrier} 账号每张面单仅支持一个包裹，请逐个发货。',
  },
  onePackageOnly: {
    en: '{carrier} sells this service for one package at a time. Choose another service, or ship the packages one by one.',
    zh: '{carrier} 的该服务每次仅支持一个包裹，请选择其他服务，或逐个发货。',
  },
  notTaken: {
    en: 'Not available on {carrier} accounts: {what}. Remove it, or use another carrier account.',
    zh: '{carrier} 账号不支持：{what}。请取消该选项，或改用其他承运商账号。',
  },
  customsMissing: {
    en: '{carrier} needs a customs declaration to ship across borders. {why}',
    zh: '{carrier} 跨境寄递需要报关信息。{why}',
  },
  customsOrderOnly: {
    en: 'It is created from the products of an order. Get these rates on the order page.',
    zh: '报关信息取自订单商品，请在订单页面查询运费。',
  },
  priceUp: {
    en: 'The price has risen from {was} to {now}, so nothing was bought. Get rates again.',
    zh: '价格已由 {was} 涨至 {now}，未购买面单。请重新查询运费。',
  },
  notChecked: {
    en: '{carrier} did not check the address. Confirm it with the recipient.',
    zh: '{carrier} 未校验该地址，请与收件人核实。',
  },
  /** In the carrier's own words, in one language only. */
  says: { en: '{text}', zh: '{text}' },
});
