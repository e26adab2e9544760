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
  ],
  cn: [
    /运单号|跟踪号|追踪号/,
    /供应商订单|暂停处理|支持工单|包裹检查|审计日志|末页|把握/,
    /账户(?!余额)/,
    /商品描述|两个部分/,
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

describe.each(['en', 'cn'] as const)('the texts in %s', (language) => {
  it('use the words of the product and the trade', async () => {
    const texts = await textsOf(language);
    const odd = texts.filter(([, text]) => avoided[language].some((one) => one.test(text)));
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
