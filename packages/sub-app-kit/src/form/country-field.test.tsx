// @vitest-environment happy-dom
import { createTexts } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { useCountryOptions } from './country-field.tsx';

afterEach(cleanup);

describe('the countries in the list', () => {
  it.each<[Language, string[], string]>([
    ['en', ['Afghanistan', 'Åland Islands', 'Albania', 'Algeria'], 'Zimbabwe'],
    ['cn', ['阿尔巴尼亚', '阿尔及利亚', '阿富汗', '阿根廷'], '中国'],
  ])('are in the order of names in %s (decision D28)', async (language, first, last) => {
    const texts = await createTexts(language, ['commonSubApp']);
    const { result } = renderHook(useCountryOptions, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      ),
    });
    expect(result.current.map(({ label }) => label).slice(0, first.length)).toEqual(first);
    expect(result.current.at(-1)?.label).toBe(last);
    expect(result.current).toHaveLength(249);
  });
});
