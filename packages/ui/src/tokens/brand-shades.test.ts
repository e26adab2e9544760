import { assert, integer, property } from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandShades, surfaces, type BrandShades } from './brand-shades.ts';
import { contrast, hexToOklch, isHexColor, oklchToHex } from './oklch.ts';

const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8');

/** Light and dark value of a color token in theme.css. */
function token(name: string): { light: string; dark: string } {
  const found = new RegExp(`--ld-${name}: [^;]*?light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  if (!found?.[1] || !found[2]) throw new Error(`theme.css has no colour ${name}`);
  return { light: found[1], dark: found[2] };
}

/** Pairs that are illegible in a theme because they miss WCAG AA. */
function illegible(shades: BrandShades, theme: 'light' | 'dark'): string[] {
  const grounds = [...surfaces[theme], shades.soft, shades.softHover];
  const pairs: [string, string, number][] = [
    ...[shades.fill, shades.hover, shades.active].map((fill): [string, string, number] => [
      shades.on,
      fill,
      4.5,
    ]),
    ...grounds.map((ground): [string, string, number] => [shades.text, ground, 4.5]),
    ...grounds.map((ground): [string, string, number] => [shades.mark, ground, 3]),
  ];
  return pairs
    .filter(([front, back, least]) => contrast(front, back) < least)
    .map(([front, back, least]) => `${theme}: ${front} on ${back} below ${least}`);
}

function illegibleAnywhere(hex: string): string[] {
  const { light, dark } = brandShades(hex);
  return [...illegible(light, 'light'), ...illegible(dark, 'dark')];
}

describe('shades of a brand color', () => {
  test.each([
    '#0c6470',
    '#ffcc00',
    '#ffffff',
    '#000000',
    '#f00',
    '#00ff00',
    '#0000ff',
    '#808080',
    '#fe2c55cc',
  ])('%s is legible in both themes', (hex) => {
    expect(illegibleAnywhere(hex)).toEqual([]);
  });

  test('any color at all is legible in both themes', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (value) => {
        expect(illegibleAnywhere(`#${value.toString(16).padStart(6, '0')}`)).toEqual([]);
      }),
    );
  });

  test('a color that is already legible becomes the fill unchanged', () => {
    expect(brandShades('#0c6470').light.fill).toBe('#0c6470');
    expect(brandShades('#ffcc00').light).toMatchObject({ fill: '#ffcc00', on: '#0a1214' });
  });

  test('hover differs from the fill, also for black and white', () => {
    for (const hex of ['#000000', '#ffffff', '#0c6470'])
      for (const shades of Object.values(brandShades(hex))) expect(shades.hover).not.toBe(shades.fill);
  });

  test.each(['', 'red', '#12', '#12345', '0c6470', 'rgb(1,2,3)'])('%j is refused', (text) => {
    expect(isHexColor(text)).toBe(false);
    expect(() => brandShades(text)).toThrow(RangeError);
  });

  test('a color survives the round trip through OKLCH', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(oklchToHex(hexToOklch(hex))).toBe(hex);
      }),
    );
  });
});

describe('theme.css', () => {
  test('its surfaces are those the shades are computed for', () => {
    for (const name of ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed']) {
      expect(surfaces.light).toContain(token(name).light);
      expect(surfaces.dark).toContain(token(name).dark);
    }
  });

  test('its default brand is that of the shades', () => {
    const { light, dark } = brandShades('#0c6470');
    const names: [string, keyof BrandShades][] = [
      ['brand', 'fill'],
      ['brand-hover', 'hover'],
      ['brand-active', 'active'],
      ['on-brand', 'on'],
      ['brand-soft', 'soft'],
      ['brand-soft-hover', 'softHover'],
      ['brand-line', 'border'],
      ['brand-ink', 'text'],
      ['brand-mark', 'mark'],
    ];
    for (const [name, shade] of names)
      expect([name, token(name)]).toEqual([name, { light: light[shade], dark: dark[shade] }]);
  });

  test.each(['ink', 'ink-muted', 'ink-faint'])('%s is legible on every surface', (name) => {
    for (const theme of ['light', 'dark'] as const)
      for (const ground of surfaces[theme])
        expect([ground, contrast(token(name)[theme], ground) >= 4.5]).toEqual([ground, true]);
  });

  test.each(['success', 'warning', 'danger', 'info'])(
    '%s is legible on its soft ground and as an icon',
    (name) => {
      for (const theme of ['light', 'dark'] as const) {
        expect(contrast(token(`${name}-ink`)[theme], token(`${name}-soft`)[theme])).toBeGreaterThanOrEqual(
          4.5,
        );
        expect(contrast(token(`${name}-ink`)[theme], token('hover')[theme])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(token(name)[theme], token('raised')[theme])).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('the border of a control has enough contrast with its surface', () => {
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(token('line-control')[theme], token('surface')[theme])).toBeGreaterThanOrEqual(3);
  });

  test('white text is legible on danger', () => {
    for (const name of ['danger', 'danger-hover'])
      for (const fill of Object.values(token(name)))
        expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(4.5);
  });
});
