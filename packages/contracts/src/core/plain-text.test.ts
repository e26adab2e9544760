import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('message content is shown as plain text (spec §3)', () => {
  test.each([
    ['<p>Label   rates</p>\n<p>change</p>', 'Label rates change'],
    ['Pay <b>no</b>w', 'Pay now'],
    ['one<br>two<br/>three', 'one two three'],
    ['a<style>p { color: red }</style>b', 'a b'],
    ['a<SCRIPT type="x">if (a < b) alert("</p>")</SCRIPT >b', 'a b'],
    ['a<iframe src="x">inside</iframe>b', 'a b'],
    ['a<script>never closed', 'a'],
    ['a<!-- <b>hidden</b> -->b', 'ab'],
    ['<a title="x > y" href=\'#\'>link</a>', 'link'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['5 < 6 && 7 > 6', '5 < 6 && 7 > 6'],
    ['AT&amp;T &lt;b&gt; &#20320;&#x597D; &unknown; &nbsp;x', 'AT&T <b> 你好 &unknown; x'],
    ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['&#0;&#xD800;&#1114112;a', 'a'],
    ['您的账号<strong>已通过</strong>审核', '您的账号已通过审核'],
    ['<!DOCTYPE html><html><body>Hi</body></html>', 'Hi'],
    ['cut <p', 'cut'],
    ['', ''],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each(['<', '<!--', '<a ', '<script>', '</p', '<style></style', '&#', '<a href="'])(
    'a hostile message of many %j is read in passing',
    (piece) => {
      const start = performance.now();
      plainText(piece.repeat(100_000));
      expect(performance.now() - start).toBeLessThan(1_000);
    },
  );
});
