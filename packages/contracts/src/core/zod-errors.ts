import type { z } from 'zod';
import { fieldNameOf, mostFieldErrors } from './field-name.ts';
import { type AnyMessages, messageOf, type ruleMessage } from './localized-message.ts';
import type { FieldError, LocalizedText } from './localized-text.ts';
import { coreMessages } from './messages.ts';

/** A schema by its output: lets forms use the contracts' schemas without knowing the library behind them. */
export type Schema<Output = unknown> = z.ZodType<Output>;

/** Messages that rules report by code, in addition to `coreMessages`; see `ruleMessage`. */
type Catalogs = readonly AnyMessages[];

/** The result of a check: the parsed value, or every error and not just the first (spec §5). */
export type Checked<Output> = { output: Output; errors: null } | { output: null; errors: FieldError[] };

/** Checks a value in the browser like the server will, with the server's messages. */
export function checkValue<Output>(
  schema: Schema<Output>,
  value: unknown,
  catalogs: Catalogs = [],
): Checked<Output> {
  const parsed = schema.safeParse(value, { reportInput: true });
  return parsed.success
    ? { output: parsed.data, errors: null }
    : { output: null, errors: zodErrors(parsed.error, catalogs) };
}

/**
 * Every error that zod found, limited to the first 1,000, by field and in both languages (decision D2): the server's reply, and
 * what a form shows for the same schema before it is sent (decision 0031). The input must have been parsed with `reportInput`, to
 * distinguish "missing" from "of the wrong type"; the input itself is not passed on.
 * @param catalogs messages that our own rules report by code, in addition to `coreMessages`
 */
export function zodErrors(error: z.ZodError, catalogs: Catalogs = []): FieldError[] {
  const errors = error.issues.slice(0, mostFieldErrors).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, mostFieldErrors) : undefined;
    const paths = keys?.map((key) => [...issue.path, key]) ?? [issue.path];
    return paths.map((path) => ({ fieldName: fieldNameOf(path), ...textOf(issue, catalogs) }));
  });
  return errors.slice(0, mostFieldErrors);
}

function textOf(issue: z.core.$ZodIssue, catalogs: Catalogs): LocalizedText {
  const missing = issue.input === undefined || issue.input === null || issue.input === '';
  if (missing && issue.code !== 'unrecognized_keys' && issue.code !== 'custom')
    return coreMessages.required();
  switch (issue.code) {
    case 'invalid_type':
      return (kinds[issue.expected] ?? coreMessages.notValid)();
    case 'invalid_value':
      return coreMessages.oneOf({ values: issue.values.map(String).join(', ') });
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'too_small':
      return issue.inclusive === false
        ? coreMessages.moreThan({ least: String(issue.minimum) })
        : atLeast(issue.origin, Number(issue.minimum));
    case 'invalid_format':
      return (formats[issue.format] ?? coreMessages.wrongForm)();
    case 'not_multiple_of':
      return multiple(issue.divisor);
    case 'unrecognized_keys':
      return coreMessages.unknownField();
    // Our own rules name their message in `params`, see `ruleMessage`.
    case 'custom':
      return ruleText(issue.params, catalogs);
    default:
      return coreMessages.notValid();
  }
}

function ruleText(reported: Record<string, unknown> | undefined, catalogs: Catalogs): LocalizedText {
  if (!reported) return coreMessages.notValid();
  const { code, params } = reported as ReturnType<typeof ruleMessage>['params'];
  return messageOf([coreMessages, ...catalogs], code, params) ?? coreMessages.notValid();
}

const kinds: Record<string, () => LocalizedText> = {
  string: coreMessages.notText,
  number: coreMessages.notNumber,
  int: coreMessages.notWhole,
  boolean: coreMessages.notYesOrNo,
  array: coreMessages.notList,
  object: coreMessages.notObject,
};

const formats: Record<string, () => LocalizedText> = {
  email: coreMessages.notEmail,
  url: coreMessages.notAddress,
};

/** To a person, a multiple of 0.01 is a number with two decimals. */
function multiple(divisor: number): LocalizedText {
  const decimals = -Math.log10(divisor);
  return Number.isInteger(decimals) && decimals > 0
    ? coreMessages.decimals({ most: decimals })
    : coreMessages.multiple({ of: divisor });
}

function atMost(origin: string, most: number): LocalizedText {
  if (origin === 'string') return coreMessages.tooLong({ most });
  return origin === 'array' || origin === 'set'
    ? coreMessages.tooManyEntries({ most })
    : coreMessages.tooLarge({ most });
}

function atLeast(origin: string, least: number): LocalizedText {
  if (origin === 'string') return coreMessages.tooShort({ least });
  return origin === 'array' || origin === 'set'
    ? coreMessages.tooFewEntries({ least })
    : coreMessages.tooSmall({ least });
}
