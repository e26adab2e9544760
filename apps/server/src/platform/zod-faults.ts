import { localizedText, type FieldError, type LocalizedText } from '@lading/contracts/localized-text';
import type { z } from 'zod';

/**
 * Every fault that zod found, by field and in both languages (decision D2). The input must have been parsed with
 * `reportInput`, so that "missing" and "of the wrong kind" are told apart; the input itself goes no further.
 */
export function zodFaults(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ fieldName: path.map(String).join('.'), ...textOf(issue) }));
  });
}

const both = (message: string, zhMessage: string): LocalizedText => ({ message, zhMessage });

function textOf(issue: z.core.$ZodIssue): LocalizedText {
  const missing = issue.input === undefined || issue.input === null || issue.input === '';
  if (missing && issue.code !== 'unrecognized_keys' && issue.code !== 'custom')
    return both('Required.', '必填。');
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? both('Not valid.', '无效。');
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return both(`Must be one of: ${values}.`, `必须是以下之一：${values}。`);
    }
    case 'too_big':
      return boundary(issue.origin, Number(issue.maximum), true);
    case 'too_small':
      if (issue.inclusive === false)
        return both(`More than ${issue.minimum}.`, `必须大于 ${issue.minimum}。`);
      return boundary(issue.origin, Number(issue.minimum), false);
    case 'invalid_format':
      return formats[issue.format] ?? both('Not in the right form.', '格式不正确。');
    case 'not_multiple_of':
      return multiple(issue.divisor);
    case 'unrecognized_keys':
      return both('Unknown field.', '未知字段。');
    // A rule of our own says in `params` what is wrong.
    case 'custom':
      return localizedText.safeParse(issue.params).data ?? both('Not valid.', '无效。');
    default:
      return both('Not valid.', '无效。');
  }
}

const kinds: Record<string, LocalizedText> = {
  string: both('Must be text.', '必须是文本。'),
  number: both('Must be a number.', '必须是数字。'),
  int: both('Must be a whole number.', '必须是整数。'),
  boolean: both('Must be yes or no.', '必须是“是”或“否”。'),
  array: both('Must be a list.', '必须是列表。'),
  object: both('Must be an object.', '必须是对象。'),
};

const formats: Record<string, LocalizedText> = {
  email: both('Not a valid e-mail address.', '邮箱格式不正确。'),
  url: both('Not a valid address.', '网址格式不正确。'),
};

/** A multiple of 0.01 is, to a person, a number of two decimals. */
function multiple(divisor: number): LocalizedText {
  const decimals = -Math.log10(divisor);
  return Number.isInteger(decimals) && decimals > 0
    ? both(`At most ${decimals} decimals.`, `最多 ${decimals} 位小数。`)
    : both(`Must be a multiple of ${divisor}.`, `必须是 ${divisor} 的倍数。`);
}

function boundary(origin: string, bound: number, upper: boolean): LocalizedText {
  const [english, chinese] = upper ? ['At most', '最多'] : ['At least', '至少'];
  if (origin === 'string') return both(`${english} ${bound} characters.`, `${chinese} ${bound} 个字符。`);
  if (origin === 'array' || origin === 'set')
    return both(`${english} ${bound} entries.`, `${chinese} ${bound} 项。`);
  return both(`${english} ${bound}.`, `${upper ? '不能大于' : '不能小于'} ${bound}。`);
}
