// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { applyBrand } from './apply-brand.ts';

test('sets every shade for both themes, and null goes back to the default', () => {
  const element = document.createElement('div');
  applyBrand(element, '#ffcc00');
  expect(element.style.getPropertyValue('--brand-fill')).toBe('light-dark(#ffcc00, #ffcc00)');
  expect(element.style.getPropertyValue('--brand-on')).toContain('#0a1214');
  applyBrand(element, null);
  expect(element.style.getPropertyValue('--brand-fill')).toBe('');
});

test('refuses an invalid color and does not change the element', () => {
  const element = document.createElement('div');
  expect(() => applyBrand(element, 'url(x)')).toThrow(RangeError);
  expect(element.style.length).toBe(0);
});
