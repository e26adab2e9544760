import { describe, expect, it } from 'vitest';
import { createTexts, languageOf } from './create-texts.ts';
import { languageTag } from './languages.ts';
import { namespaces, type Namespace } from './namespaces.ts';

const everyNamespace = Object.keys(namespaces) as Namespace[];
const placeholders = (text: string) => new Set([...text.matchAll(/\{\{(.+?)\}\}/g)].map((found) => found[1]));

function leaves(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}

describe('texts', () => {
  it('uses the given language, and switches it at run time', async () => {
    const texts = await createTexts('en', ['shellMenu']);
    expect(texts.t('shellMenu:main.order')).toBe('Orders');
    await texts.changeLanguage(languageTag('cn'));
    expect(languageOf(texts)).toBe('cn');
    expect(texts.t('shellMenu:main.order')).toBe('订单');
    expect(texts.t('action.cancel')).toBe('取消');
  });

  it('forms plurals and groups digits by language', async () => {
    const texts = await createTexts('en', []);
    expect(texts.t('list.rows', { count: 1 })).toBe('1 row');
    expect(texts.t('list.rows', { count: 1200 })).toBe('1,200 rows');
    await texts.changeLanguage(languageTag('cn'));
    expect(texts.t('list.rows', { count: 1 })).toBe('1 行');
  });

  it.each(everyNamespace)(
    '%s has text for every key and the same placeholders in both languages',
    async (name) => {
      const en = leaves((await namespaces[name].en()).default);
      const cn = new Map(leaves((await namespaces[name].cn()).default));
      for (const [key, text] of en) {
        if (key.endsWith('_one')) continue;
        const chinese = cn.get(key);
        expect(chinese, key).toBeTruthy();
        expect(text, key).toBeTruthy();
        expect(placeholders(chinese ?? ''), key).toEqual(placeholders(text));
      }
    },
  );
});
