// @vitest-environment happy-dom
import { contrast } from '@lading/ui/tokens';
import { beforeEach, describe, expect, it } from 'vitest';
import { neutralBrand, ownBrand } from '../../platform/brand/brand.ts';
import { speakLanguage } from '../../platform/language.ts';
import { applyBrand } from './apply-brand.ts';

const icon = () => document.querySelector('link')?.href ?? '';

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="data:," /><title></title>';
  document.documentElement.removeAttribute('style');
  speakLanguage('en');
});

describe('a brand on the page (spec §3, §7)', () => {
  it('is ours on our own hosts', async () => {
    await applyBrand(ownBrand);
    expect([document.title, new URL(icon()).pathname]).toEqual(['Lading', '/icon.svg']);
  });

  it('keeps our icon on a host that an operator has listed as ours', async () => {
    await applyBrand({ ...ownBrand });
    expect(new URL(icon()).pathname).toBe('/icon.svg');
  });

  it('stays neutral until the brand is known, and leaves nothing behind afterwards', async () => {
    await applyBrand(neutralBrand);
    expect([document.title, icon()]).toEqual(['', 'data:,']);
    expect(document.documentElement.style.length).toBeGreaterThan(0);
    await applyBrand({ ...ownBrand, name: 'Parcel Hub' });
    expect([document.title, document.documentElement.style.length]).toEqual(['Parcel Hub', 0]);
  });

  it('names the tab in the reader’s language', async () => {
    speakLanguage('cn');
    await applyBrand({ ...ownBrand, name: 'Parcel Hub', nameCn: '包裹汇' });
    expect(document.title).toBe('包裹汇');
  });

  it('has its own icon', async () => {
    const iconUrl = 'https://cdn.example/i.png';
    await applyBrand({ ...ownBrand, name: 'Parcel Hub', iconUrl });
    expect(icon()).toBe(iconUrl);
  });

  it.each(['#ffe600', '#101010', '#7a3cff', '#f5f5f5', 'none', null])(
    'gets its initial as icon, legible on %s',
    async (colour) => {
      await applyBrand({ ...ownBrand, name: 'Parcel Hub', colour });
      const drawn = decodeURIComponent(icon());
      const [fill = '', on = ''] = [...drawn.matchAll(/fill="(#\w+)"/g)].map(([, found]) => found);
      expect(drawn).toContain('>P<');
      expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
