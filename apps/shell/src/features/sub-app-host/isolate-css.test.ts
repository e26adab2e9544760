import { describe, expect, it } from 'vitest';
import { isolateCss } from './isolate-css.ts';

function scoped(css: string): string {
  return isolateCss(css, 'scope', 'basics').document.replaceAll('\n', '');
}

function inScope(css: string): string {
  return scoped(css).replace(/^@scope \(\[data-sub-app="basics"\]\)\{(.*)\}$/, '$1');
}

describe('styles of a sub-app in a scope', () => {
  it('reach no further than its root and its overlay', () => {
    expect(scoped('p{color:red}')).toBe('@scope ([data-sub-app="basics"]){p{color:red}}');
  });

  it.each([
    [':root{--a:1}', ':scope{--a:1}'],
    [':root,:host{--a:1}', ':scope,:scope{--a:1}'],
    ['html body .x{a:b}', ':scope .x{a:b}'],
    ['html>body{a:b}', ':scope{a:b}'],
    ['html.dark > body[dir=rtl] p{a:b}', ':scope.dark[dir=rtl] p{a:b}'],
    [':root[data-theme=dark] .x{a:b}', ':scope[data-theme=dark] .x{a:b}'],
    ['html.dark{a:b}', ':scope.dark{a:b}'],
    [':is(:root,.y) p{a:b}', ':is(:scope,.y) p{a:b}'],
    ['.body,#html,x-body,.a-body,body-part{a:b}', '.body,#html,x-body,.a-body,body-part{a:b}'],
    ['[title="a body"],[data-html]{a:b}', '[title="a body"],[data-html]{a:b}'],
    [':root-like{a:b}', ':root-like{a:b}'],
  ])('treat the document root as their own: %s', (css, expected) => {
    expect(inScope(css)).toBe(expected);
  });

  it('leave rules without a selector to the document, in their surrounding conditions', () => {
    expect(scoped('@media print{@font-face{font-family:A}p{a:b}}@keyframes k{to{a:b}}')).toBe(
      '@media print{@font-face{font-family:A}}@keyframes k{to{a:b}}' +
        '@scope ([data-sub-app="basics"]){@media print{p{a:b}}}',
    );
  });

  it('define the order of layers before any rule', () => {
    expect(scoped('p{a:b}@layer base,utilities;')).toBe(
      '@layer base,utilities;@scope ([data-sub-app="basics"]){p{a:b}}',
    );
  });

  it('are not misled by braces and semicolons in strings, comments and addresses', () => {
    const css = 'a::before{content:"};{"}/* } */b{background:url(data:x;{)}\n@charset "utf-8";c{d:e}';
    expect(inScope(css)).toBe('a::before{content:"};{"}b{background:url(data:x;{)}c{d:e}');
  });

  it('survive a missing closing brace and an extra one', () => {
    expect(inScope('a{b:c}}d{e:f')).toBe('a{b:c}d{e:f}');
  });
});

describe('styles of a sub-app in a shadow root', () => {
  it('treat the host as the document root and leave fonts to the document', () => {
    const { document, shadow } = isolateCss(
      '@font-face{src:url("f.woff2")}:root.dark body p{a:b}body{c:d}',
      'shadow',
      'basics',
    );
    expect(document.trim()).toBe('@font-face{src:url("f.woff2")}');
    expect(shadow.replaceAll('\n', '')).toBe(':host(.dark) p{a:b}:host{c:d}');
  });
});

it('does not change the styles of a sub-app without isolation', () => {
  expect(isolateCss(':root{a:b}', 'none', 'basics').document).toBe(':root{a:b}');
});
