import type { ImportField } from '@lading/contracts/imports/define-import';
import type { LocalizedText } from '@lading/contracts/localized-text';
import { fieldFault, type FieldFault } from './field-fault.ts';

type Say = (field: ImportField, text: string) => readonly [message: string, zhMessage: string];

/** The text for a required cell that is empty (spec §5). */
export function requiredText({ label }: Pick<ImportField, 'label'>): LocalizedText {
  return { message: `${label.en} is required.`, zhMessage: `${label.zh}为必填项。` };
}

/** What is wrong with a filled cell of a field, or undefined; see `fieldFault`. The cell comes trimmed. */
export function checkField(field: ImportField, text: string): LocalizedText | undefined {
  const fault = fieldFault(field, text);
  if (fault === undefined) return undefined;
  const [message, zhMessage] = says[fault](field, text);
  return { message, zhMessage };
}

const says: Record<FieldFault, Say> = {
  'too-long': ({ label, maxLength }) => [
    `${label.en} is longer than ${maxLength} characters.`,
    `${label.zh}不能超过 ${maxLength} 个字符。`,
  ],
  'not-number': ({ label }) => [`${label.en} must be a number.`, `${label.zh}必须为数字。`],
  zero: ({ label }) => [`${label.en} cannot be 0.`, `${label.zh}不能为 0。`],
  'too-small': ({ label, number }) => [
    `${label.en} cannot be less than ${number?.minimum}.`,
    `${label.zh}不能小于 ${number?.minimum}。`,
  ],
  'too-large': ({ label, number }) => [
    `${label.en} cannot be more than ${number?.maximum}.`,
    `${label.zh}不能大于 ${number?.maximum}。`,
  ],
  'not-whole': ({ label }) => [`${label.en} must be a whole number.`, `${label.zh}必须为整数。`],
  'too-precise': ({ label, number }) => [
    `${label.en} can have at most ${number?.decimals} decimals.`,
    `${label.zh}最多保留 ${number?.decimals} 位小数。`,
  ],
  'not-choice': ({ label }, text) => [
    `“${shortened(text)}” is not a choice of ${label.en}.`,
    `“${shortened(text)}”不是${label.zh}的可选值。`,
  ],
  'not-date-time': ({ label }) => [
    `${label.en} must be a date and time like 2026-11-21 09:30:00.`,
    `${label.zh}必须为日期时间，如 2026-11-21 09:30:00。`,
  ],
  'not-email': ({ label }) => [`${label.en} is not an e-mail address.`, `${label.zh}不是有效的邮箱地址。`],
};

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
