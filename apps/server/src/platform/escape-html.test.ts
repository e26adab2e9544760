import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('keeps a text from becoming an element or from ending its attribute', () => {
  expect(escapeHtml('"><script>R&D</script>')).toBe('&quot;&gt;&lt;script&gt;R&amp;D&lt;/script&gt;');
});
