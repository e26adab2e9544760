import { defineMessages } from '../core/localized-message.ts';

/** Why a citation cannot be entered for an export (15 CFR 30). */
export const eeiMessages = defineMessages('eei', {
  wrong: {
    en: 'Enter an ITN (X, the date, and six digits, such as X20261124000001), AESPOST or AESDOWN with EIN and date (AESPOST 123456789 12/09/2026), or an exemption such as NOEEI 30.37(a).',
    zh: '请填写 ITN（X 加日期和 6 位数字，例如 X20261124000001）；AESPOST 或 AESDOWN 加 EIN 和日期（例如 AESPOST 123456789 12/09/2026）；或免申报依据，例如 NOEEI 30.37(a)。',
  },
  future: {
    en: 'The date in this ITN is in the future. Check the number.',
    zh: '此 ITN 中的日期晚于今天，请核对编号。',
  },
  voided: {
    en: 'The label was voided, so nothing was exported with it. Enter the citation for the label that was used instead.',
    zh: '面单已作废，未以此面单出口货物。请在实际使用的面单中填写。',
  },
  notCanada: {
    en: 'NOEEI 30.36 is for goods that go to Canada. This export goes elsewhere: enter its ITN or another exemption.',
    zh: 'NOEEI 30.36 仅适用于发往加拿大的货物，此票货物发往其他国家或地区。请填写 ITN 或其他免申报依据。',
  },
  anyValue: {
    en: 'NOEEI 30.37(a) does not apply: exports to China, Russia, and Venezuela are filed at any value unless all goods are EAR99, which was not confirmed for this label. Enter the ITN.',
    zh: 'NOEEI 30.37(a) 不适用：发往中国、俄罗斯和委内瑞拉的出口不论货值均须申报，除非全部货物属于 EAR99，而购买此面单时未作确认。请填写 ITN。',
  },
  undeclared: {
    en: 'NOEEI 30.37(a) cannot be checked: the goods were not declared with this label. Enter the ITN.',
    zh: '无法核对 NOEEI 30.37(a)：购买此面单时未申报货物。请填写 ITN。',
  },
  above: {
    en: 'NOEEI 30.37(a) does not apply: goods of HS code {code} are worth more than 2,500 USD. Enter the ITN.',
    zh: 'NOEEI 30.37(a) 不适用：HS 编码 {code} 的货值超过 2,500 美元，请填写 ITN。',
  },
  unknown: {
    en: 'NOEEI 30.37(a) cannot be checked: there is no exchange rate for {currency}, so it is not known whether goods of one HS code are worth more than 2,500 USD. Enter the ITN.',
    zh: '无法核对 NOEEI 30.37(a)：没有 {currency} 的汇率，无法判断同一 HS 编码的货值是否超过 2,500 美元。请填写 ITN。',
  },
});
