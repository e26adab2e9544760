import type { LocalizedText } from './localized-text.ts';

/** Names or numbers listed in a text: those shown, and the total number. */
export interface ListParam {
  items: readonly (string | number)[];
  total: number;
}

/** A parameter of a text: a name, a number, a label in both languages, or a list. */
export type MessageParam = string | number | { en: string; zh: string } | ListParam;

/** See {@link MessageParam}; keyed by the names in the text. */
export type MessageParams = Readonly<Record<string, MessageParam>>;

/** A message in wire format (decision D18): a code for programs, and the text of both languages built from it. */
export interface LocalizedMessage {
  code: string;
  params: MessageParams;
  message: string;
  zhMessage: string;
}

/** The names in the placeholders of a text, `{name}` or `{name, number}`. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}, number` ? Bare : Name) | Placeholders<Rest>
  : never;

interface MessageTexts {
  readonly en: string;
  readonly zh: string;
}

/** Builds one message from its parameters, and has its code for comparisons. */
type MessageMaker<Names extends string> = ([Names] extends [never]
  ? () => LocalizedMessage
  : (params: Readonly<Record<Names, MessageParam>>) => LocalizedMessage) & { readonly code: string };

/** The messages of a capability by name, see {@link defineMessages}. */
export type Messages<Catalog extends Readonly<Record<string, MessageTexts>>> = {
  readonly [Name in keyof Catalog]: MessageMaker<Placeholders<Catalog[Name]['en' | 'zh']>>;
};

/** A catalog of any messages. */
export type AnyMessages = Readonly<Record<string, { readonly code: string }>>;

/**
 * Declares messages, each in both languages (decision D18). The code of a message is `prefix.name`. A text names its parameters in braces;
 * `{count, number}` separates thousands.
 *
 * @example
 * const messages = defineMessages('imports', { required: { en: '{field} is required.', zh: '{field}为必填项。' } });
 * messages.required({ field: { en: 'SKU', zh: 'SKU 编码' } }).code; // "imports.required"
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Catalog extends Readonly<Record<string, MessageTexts>>>(
  prefix: string,
  catalog: Catalog,
): Messages<Catalog> {
  const makers = Object.entries(catalog).map(([name, { en, zh }]) => {
    const code = `${prefix}.${name}`;
    const make = (params: MessageParams = {}): LocalizedMessage => ({
      code,
      params,
      message: filled(en, params, 'en'),
      zhMessage: filled(zh, params, 'zh'),
    });
    return [name, Object.assign(make, { code })];
  });
  return Object.fromEntries(makers) as Messages<Catalog>;
}

/**
 * The error of a schema's own rule: only the code of a message. The server adds the texts, so that a page which only makes calls
 * does not load them.
 * @param code such as `core.phone`, from `coreMessages` or a catalog passed to `zodErrors`
 * @returns the second argument of zod's `refine`
 */
export function ruleMessage(
  code: string,
  params: MessageParams = {},
): { params: { code: string; params: MessageParams } } {
  return { params: { code, params } };
}

/** The message of a code with other parameters than the original; undefined if no catalog has the code. */
export function messageOf(
  catalogs: readonly AnyMessages[],
  code: string,
  params: MessageParams,
): LocalizedMessage | undefined {
  for (const catalog of catalogs) {
    const make = Object.values(catalog).find((candidate) => candidate.code === code);
    if (make) return (make as MessageMaker<string>)(params);
  }
  return undefined;
}

/** The identity of a message: code and parameters, or the texts if another back end only sends texts. */
export function messageKey({ code, params, message, zhMessage }: LocalizedText): string {
  return code === undefined ? JSON.stringify([message, zhMessage]) : JSON.stringify([code, params]);
}

/** Texts split at their placeholders once, regardless of the number of messages: literals and names alternate. */
const cut = new Map<string, readonly string[]>();

function filled(text: string, params: MessageParams, language: 'en' | 'zh'): string {
  let parts = cut.get(text);
  if (parts === undefined) cut.set(text, (parts = text.split(/\{(\w+(?:, number)?)\}/)));
  let made = parts[0]!;
  for (let at = 1; at < parts.length; at += 2) {
    const [name, form] = parts[at]!.split(', ');
    made += shown(params[name!], form === 'number', language) + parts[at + 1]!;
  }
  return made;
}

function shown(param: MessageParam | undefined, isGrouped: boolean, language: 'en' | 'zh'): string {
  if (typeof param === 'number') return isGrouped ? param.toLocaleString('en-US') : String(param);
  if (typeof param === 'string') return param;
  if (param === undefined) return '';
  if ('en' in param) return param[language];
  const more = param.total - param.items.length;
  if (language === 'zh') return param.items.join('、') + (more > 0 ? ` 等 ${param.total} 个` : '');
  return param.items.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
