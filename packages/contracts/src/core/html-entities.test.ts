import { describe, expect, it } from 'vitest';
import { withoutEntities } from './html-entities.ts';

describe('entities in texts of channels and web pages (decision D28)', () => {
  it.each([
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['Ben&#8217;s 5&#x27; rod', "Ben’s 5' rod"],
    ['caf&eacute; &ndash; &Scaron;koda &szlig; &yuml; &iexcl;', 'café – Škoda ß ÿ ¡'],
    ['&#146;n &#128;', '’n €'],
    ['a&nbsp;b&#160;c', 'a b c'],
    ['&#20851;', '关'],
    ['&#x1F600;', '😀'],
    // Decoded once, not repeatedly.
    ['&amp;amp; &amp;lt;b&amp;gt;', '&amp; &lt;b&gt;'],
    // Not an entity.
    [
      'AT&T R&D; & co; &unknown; &#0; &#xD800; &#9999999; &;',
      'AT&T R&D; & co; &unknown; &#0; &#xD800; &#9999999; &;',
    ],
  ])('%s', (text, meant) => {
    expect(withoutEntities(text)).toBe(meant);
  });
});
