import type { Plugin } from 'vite';

/** Opening and closing braces, and tokens to skip. */
const token = /[{}]|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'/g;

/** Index of the brace that closes the one at `open`. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  token.lastIndex = open;
  for (let found = token.exec(css); found; found = token.exec(css)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return found.index;
  }
  return css.length;
}

/** The page's root as a selector of its own, at the beginning of a list of selectors or within one. */
const rootSelector = /:root\b|(?<=[{},;]\s*|^\s*)html(?=\s*[,{])/g;

/**
 * Ends the rules of every `@layer base` at a sub-app with its own look: the shell's reset would remove the size of its headings, the
 * bullets of its lists and the frames of its buttons. Within a scope, only
 * `:scope` matches the page's root.
 */
export function fenceBaseStyles(css: string): string {
  let fenced = '';
  let from = 0;
  for (const { 0: head, index } of css.matchAll(/@layer\s+base\s*\{/g)) {
    if (index < from) continue;
    const open = index + head.length;
    const end = closingBrace(css, open - 1);
    fenced += `${css.slice(from, open)}@scope (:root) to ([data-own-look]){${css.slice(open, end).replace(rootSelector, ':scope')}}`;
    from = end;
  }
  return fenced + css.slice(from);
}

/**
 * Vite plugin for the shell; must follow the one that generates its styles.
 * @param source end of the path of the shell's style sheet
 */
export function fencedBaseStyles(source: string): Plugin {
  return {
    name: 'lading:fenced-base-styles',
    enforce: 'pre',
    transform: (code, id) => (id.split('?', 1)[0]?.endsWith(source) ? fenceBaseStyles(code) : undefined),
  };
}
