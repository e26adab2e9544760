import { importDefinitions } from '@lading/contracts/all-imports';
import type { LocalizedMessage } from '@lading/contracts/core';
import { describe, expect, it } from 'vitest';
import { namespaces } from './namespaces.ts';
import type { Language } from './languages.ts';

/**
 * Words that no text says: archaic or translated turns, British forms, and of Chinese those that were replaced by one word of the
 * trade, so that each thing has one name.
 */
const avoided: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:mend|anew|whoever|begun|scold|oddit(?:y|ies))\b/i,
    /\bnobody(?:['’]s)?\b/i,
    /\b(?:leads? nowhere|in all\b|any more\b|no longer will|by itself|by themselves|by the clock)/i,
    /\b(?:leave|leaves|left) out\b/i,
    /\b(?:take|takes) the filters away\b/i,
    /\b(?:is|are|was|were) (?:not )?told\b/i,
    /\bha(?:s|ve) (?:not )?come\b/i,
    /\bof now\b/i,
    /\b(?:afterwards|towards|colour|favourite|cancelled|organisation|catalogue)\b/i,
    /\b(?:by hand|for good|under way|somebody|which is the most|what stands)\b/i,
    /\b(?:takes?|taken|taking|took) (?:back|apart)\b/i,
    /\bconnected with (?:a|this|your)\b/i,
    /\b(?:that did not work|filing was due|that they may\b)/i,
    /\bswitch(?:ed|es)? (?:it |them )?(?:on|off)\b/i,
    /\b(?:send (?:cartons |them )?on|leaves the time|go on there|cancel requested)\b/i,
    /\b(?:kept apart|stays here|among them|not wait for)\b/i,
  ],
  cn: [
    /运单号|跟踪号|追踪号/,
    /供应商订单|暂停处理|支持工单|包裹检查|审计日志|末页|把握/,
    /账户/,
    /商品描述|两个部分/,
    /产品|寄件人|货件|套件|对接|企业|费率卡|贷记单|投保|签收方式|签名类型|手工/,
    /路径|面包屑|重新加载/,
    /无法加载(?!。)|未能加载|未能读取|凭证号|已释放|改址|地址变更/,
    /贵公司|贵司|您的组织|本组织|签字人|预约揽收|费用项(?!目)/,
  ],
};
/** How much a search field shows of its hint, on a phone too: characters, of which a Chinese one takes twice the room. */
const searchHintMost = 40;

async function textsOf(language: Language): Promise<[key: string, text: string][]> {
  const found: [string, string][] = [];
  const walk = (value: object, key: string): void => {
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'string') found.push([`${key}.${name}`, inner]);
      else walk(inner as object, `${key}.${name}`);
  };
  for (const [name, load] of Object.entries(namespaces)) walk((await load[language]()).default, name);
  return found;
}

/** The doors of the contracts, whose catalogs hold what the server says. */
const doors = [
  import('@lading/contracts/automation'),
  import('@lading/contracts/branding'),
  import('@lading/contracts/core'),
  import('@lading/contracts/funds'),
  import('@lading/contracts/identity'),
  import('@lading/contracts/imports'),
  import('@lading/contracts/integrations'),
  import('@lading/contracts/orders'),
  import('@lading/contracts/organizations'),
  import('@lading/contracts/products'),
  import('@lading/contracts/shipment-service'),
  import('@lading/contracts/shipping'),
  import('@lading/contracts/stores'),
  import('@lading/contracts/tasks'),
  import('@lading/contracts/warehouse'),
];

/** The server's messages, their parameters left out. */
async function messagesOf(language: Language): Promise<[key: string, text: string][]> {
  const found: [string, string][] = [];
  for (const door of await Promise.all(doors))
    for (const [name, catalog] of Object.entries(door as Record<string, unknown>))
      if (name.endsWith('Messages'))
        for (const make of Object.values(catalog as Record<string, (params: object) => LocalizedMessage>)) {
          const { code, message, zhMessage } = make({});
          found.push([code, language === 'en' ? message : zhMessage]);
        }
  return found;
}

/** A name in both languages. */
interface Name {
  en: string;
  zh: string;
}

const isName = (value: object): value is Name =>
  'en' in value && 'zh' in value && typeof value.en === 'string' && typeof value.zh === 'string';

/** Adds the names below a value with their paths. Schemas and other instances of classes hold none. */
function collectNames(value: unknown, path: string, found: Map<string, Name>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return;
  if (isName(value)) found.set(path, value);
  else for (const [name, inner] of Object.entries(value)) collectNames(inner, `${path}.${name}`, found);
}

/** The tables of names that messages and files take their words from: of states, acts, units, countries. */
async function namesOf(language: Language): Promise<[key: string, text: string][]> {
  const found = new Map<string, Name>();
  for (const door of await Promise.all(doors))
    for (const [name, value] of Object.entries(door as Record<string, unknown>))
      // The labels of imports are read with their definitions; in Chinese they have no spaces.
      if (!/(?:Import|Fields|Api)$/.test(name)) collectNames(value, name, found);
  return [...found].map(([key, { en, zh }]): [string, string] => [key, language === 'en' ? en : zh]);
}

/** The server's messages, the names in them, and the fields and options of imports. */
async function contractTextsOf(language: Language): Promise<[key: string, text: string][]> {
  const found = [...(await messagesOf(language)), ...(await namesOf(language))];
  for (const { key, title, fields } of importDefinitions) {
    const labels = [title, ...fields.flatMap(({ label, options }) => [label, ...labelsOf(options)])];
    found.push(...labels.map(({ en, zh }): [string, string] => [key, language === 'en' ? en : zh]));
  }
  return found;
}

const labelsOf = (options: unknown): Name[] =>
  Array.isArray(options) ? options.map(({ label }: { label: Name }) => label) : [];

describe.each(['en', 'cn'] as const)('the texts in %s', (language) => {
  it('use the words of the product and the trade', async () => {
    const texts = [...(await textsOf(language)), ...(await contractTextsOf(language))];
    // What people may type in the palette is their own.
    const odd = texts.filter(
      ([key, text]) =>
        !key.startsWith('shellPalette.words.') && avoided[language].some((one) => one.test(text)),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(odd).toEqual([]);
  });

  it('fit hints into search fields', async () => {
    const width = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 0);
    const hints = (await textsOf(language)).filter(([key]) => key.endsWith('earchHint'));
    expect(hints.length).toBeGreaterThan(10);
    expect(hints.filter(([, text]) => width(text) > searchHintMost)).toEqual([]);
  });
});

// Most journeys of the browser tests are made in Chinese alone (decision record 0159).
it('no English text has Chinese characters', async () => {
  const texts = [...(await textsOf('en')), ...(await contractTextsOf('en'))];
  const odd = texts.filter(
    ([key, text]) =>
      // What people may type in the palette is their own; a language is named in itself.
      !key.startsWith('shellPalette.words.') && /\p{Script=Han}/u.test(text.replaceAll('简体中文', '')),
  );
  expect(odd).toEqual([]);
});

it('Chinese texts have Chinese punctuation, and a space between Chinese and Latin', async () => {
  const texts = [...(await textsOf('cn')), ...(await messagesOf('cn')), ...(await namesOf('cn'))];
  const odd = texts.filter(([key, text]) => {
    // What people may type in the palette is their own. Names of fields and values stand without spaces; names that people chose do not.
    if (key.startsWith('shellPalette.words.')) return false;
    const bare = text.replaceAll(/\{\{(?!\s*name\b)[^}]*\}\}/g, '');
    return (
      /\p{Script=Han}[,;:!?()]|[,;:!?()]\p{Script=Han}/u.test(bare) ||
      /\p{Script=Han}(?:[a-z\d]|\{\{)|(?:[a-z\d]|\}\})\p{Script=Han}/iu.test(bare)
    );
  });
  expect(odd).toEqual([]);
});

it.each([
  ['a text of a page', textsOf],
  ['a message', messagesOf],
  ['a name', namesOf],
])('%s ends as a sentence in both languages or in neither', async (_kind, pairsOf) => {
  const chinese = new Map(await pairsOf('cn'));
  const odd = (await pairsOf('en')).filter(([key, text]) => {
    const other = chinese.get(key)?.trimEnd();
    // English alone has a text for one; “no.” stands for number.
    if (other === undefined || /\bno\.$/i.test(text)) return false;
    return text.trimEnd().endsWith('.') !== other.endsWith('。');
  });
  expect(odd).toEqual([]);
});

it('the names of states, acts, kinds of files and units are read too', async () => {
  const keys = (await namesOf('en')).map(([key]) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'orderWords.act.hold',
      'topUpStateNames.REVERSED',
      'otherFileKinds.pdf',
      'warehouseStateNames.DRAFT',
      'warehouseActNames.ship',
      'customsUnits.0',
    ]),
  );
});

it('a text takes the same parameters in both languages', async () => {
  const parametersOf = (text = '') =>
    [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name))].toSorted().join();
  const chinese = new Map(await textsOf('cn'));
  const odd = (await textsOf('en')).filter(
    // English alone has a text for one.
    ([key, text]) => chinese.has(key) && parametersOf(text) !== parametersOf(chinese.get(key)),
  );
  expect(odd).toEqual([]);
});
