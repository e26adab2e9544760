import type { CssIsolation } from '@lading/contracts/core';
import { splitCss } from './split-css.ts';

const name = String.raw`(?:(?<![\w-]):root(?![\w-])|:host(?![\w(-])|(?<![\w.#:[-])(?:html|body)(?![\w-]))`;
/** Distinguishes the states of a root: `.dark`, `[data-theme=dark]`. */
const states = String.raw`(?:\.[\w-]+|\[[^\]]*\])*`;
/** `html.dark > body` names one root twice; in a scope there is only one. */
const root = String.raw`${name}${states}(?:(?:\s*>\s*|\s+)${name}${states})*`;
const skipped = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]`;
const token = new RegExp(`(${skipped})|${root}`, 'gi');
/** Most selectors name no root: a quick test that avoids parsing them. */
const mayNameRoot = /:root|:host|html|body/i;
const rootName = new RegExp(String.raw`(?:\s*>\s*|\s*)${name}`, 'gi');

function rewriteRoots(selector: string, replacement: (state: string) => string): string {
  if (!mayNameRoot.test(selector)) return selector;
  return selector.replaceAll(token, (match, other?: string) =>
    other === undefined ? replacement(match.replaceAll(rootName, '')) : match,
  );
}

/** The document's roots (`:root`, `:host`, `html`, `body`) become the root of the sub-app's `@scope`. */
function scopeSelector(selector: string): string {
  return rewriteRoots(selector, (state) => `:scope${state}`);
}

/** The document's roots become the host of the sub-app's shadow root. */
function shadowSelector(selector: string): string {
  return rewriteRoots(selector, (state) => (state ? `:host(${state})` : ':host'));
}

/** A sub-app's style sheet, split in two. */
export interface IsolatedCss {
  /** For the document: rules without a selector, such as `@font-face`, and the scoped rules. */
  document: string;
  /** For the sub-app's shadow roots; empty under any other isolation. */
  shadow: string;
}

/** At-rules that contain rules, which are processed recursively. */
const group = /^@(?:media|supports|layer|container|starting-style)\b/i;
/** At-rules without a selector to scope; browsers ignore some of them inside `@scope`. */
const unscoped =
  /^@(?:font-|(?:-webkit-)?keyframes\b|property\b|counter-style\b|namespace\b|page\b|position-try\b|view-transition\b)/i;

interface Parts {
  outer: string;
  inner: string;
}

function takeApart(css: string, rewrite: (selector: string) => string): Parts {
  const parts: Parts = { outer: '', inner: '' };
  for (const { prelude, body } of splitCss(css)) {
    if (/^@charset\b/i.test(prelude)) continue;
    if (body === null) {
      // A statement, for example `@layer a, b`: it defines the order of layers before any of their rules.
      parts.outer += `${prelude};\n`;
    } else if (group.test(prelude)) {
      const { outer, inner } = takeApart(body, rewrite);
      if (outer) parts.outer += `${prelude}{${outer}}\n`;
      if (inner) parts.inner += `${prelude}{${inner}}\n`;
    } else if (unscoped.test(prelude)) {
      parts.outer += `${prelude}{${body}}\n`;
    } else {
      parts.inner += `${prelude.startsWith('@') ? prelude : rewrite(prelude)}{${body}}\n`;
    }
  }
  return parts;
}

/** Selector of the elements in which a sub-app renders: its root and its overlay (rule 6). */
function scopeOf(name: string): string {
  return `[data-sub-app="${name}"]`;
}

/**
 * Rewrites a sub-app's style sheet so that it reaches no further than the sub-app (rule 6).
 * @param css with absolute addresses
 */
export function isolateCss(css: string, isolation: CssIsolation, name: string): IsolatedCss {
  if (isolation === 'none') return { document: css, shadow: '' };
  if (isolation === 'shadow') {
    const { outer, inner } = takeApart(css, shadowSelector);
    return { document: outer, shadow: inner };
  }
  const { outer, inner } = takeApart(css, scopeSelector);
  return { document: `${outer}@scope (${scopeOf(name)}){\n${inner}}`, shadow: '' };
}
