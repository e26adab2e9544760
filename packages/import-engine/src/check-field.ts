import type { ImportField, NumberLimits } from '@lading/contracts/imports/define-import';
import type { LocalizedText } from '@lading/contracts/localized-text';
import { fieldOptions } from './field-options.ts';

const two = (message: string, zhMessage: string): LocalizedText => ({ message, zhMessage });

/** The text for a required cell that is empty (spec §5). */
export function requiredText({ label }: Pick<ImportField, 'label'>): LocalizedText {
  return two(`${label.en} is required.`, `${label.zh}为必填项。`);
}

/**
 * What is wrong with a filled cell of a field, or undefined: length, number and its bounds, decimals, zero sizes, choices, formats
 * (spec §3, §5). The cell comes trimmed.
 */
export function checkField(field: ImportField, text: string): LocalizedText | undefined {
  const { en, zh } = field.label;
  if (field.maxLength !== undefined && text.length > field.maxLength) {
    return two(
      `${en} is longer than ${field.maxLength} characters.`,
      `${zh}不能超过 ${field.maxLength} 个字符。`,
    );
  }
  if (field.editor === 'number') return checkNumber(field, text);
  const options = fieldOptions(field);
  if (options && !options.has(text)) {
    return two(`“${shortened(text)}” is not a choice of ${en}.`, `“${shortened(text)}”不是${zh}的可选值。`);
  }
  if (field.format === 'date-time' && !isDateTime(text)) {
    return two(
      `${en} must be a date and time like 2026-11-21 09:30:00.`,
      `${zh}必须为日期时间，如 2026-11-21 09:30:00。`,
    );
  }
  if (field.format === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) {
    return two(`${en} is not an e-mail address.`, `${zh}不是有效的邮箱地址。`);
  }
  return undefined;
}

function checkNumber(field: ImportField, text: string): LocalizedText | undefined {
  const { en, zh } = field.label;
  const shape = numberShape(text);
  if (shape === undefined) return two(`${en} must be a number.`, `${zh}必须为数字。`);
  const value = Number(text);
  if (field.rule === 'not-zero' && value === 0) return two(`${en} cannot be 0.`, `${zh}不能为 0。`);
  return field.number ? checkBounds(field.label, field.number, value, shape.decimals) : undefined;
}

function checkBounds(
  label: ImportField['label'],
  bounds: NumberLimits,
  value: number,
  decimals: number,
): LocalizedText | undefined {
  const { en, zh } = label;
  if (value < bounds.minimum)
    return two(`${en} cannot be less than ${bounds.minimum}.`, `${zh}不能小于 ${bounds.minimum}。`);
  if (value > bounds.maximum)
    return two(`${en} cannot be more than ${bounds.maximum}.`, `${zh}不能大于 ${bounds.maximum}。`);
  if (decimals <= bounds.decimals) return undefined;
  return bounds.decimals === 0
    ? two(`${en} must be a whole number.`, `${zh}必须为整数。`)
    : two(`${en} can have at most ${bounds.decimals} decimals.`, `${zh}最多保留 ${bounds.decimals} 位小数。`);
}

/** Digits with at most one point and a sign; decimals are counted without the zeros at their end. Undefined for anything else. */
function numberShape(text: string): { decimals: number } | undefined {
  let digits = 0;
  let point = -1;
  let last = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      digits += 1;
      if (code !== 48) last = at;
    } else if (code === 46 && point === -1) point = at;
    else if (at > 0 || (code !== 45 && code !== 43)) return undefined;
  }
  if (digits === 0) return undefined;
  return { decimals: point === -1 ? 0 : Math.max(0, last - point) };
}

function isDateTime(text: string): boolean {
  const parts = /^(?!0000)(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text);
  if (!parts) return false;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year!, month! - 1, day));
  return (
    date.getUTCMonth() === month! - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
