const name = String.raw`(?:(?<![\w-]):root(?![\w-])|:host(?![\w(-])|(?<![\w.#:[-])(?:html|body)(?![\w-]))`;
/** Distinguishes the states of a root: `.dark`, `[data-theme=dark]`. */
const states = String.raw`(?:\.[\w-]+|\[[^\]]*\])*`;
/** `html.dark > body` names one root twice; in a scope there is only one. */
const root = String.raw`${name}${states}(?:(?:\s*>\s*|\s+)${name}${states})*`;
const skipped = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\[[^\]]*\]`;
const token = new RegExp(`(${skipped})|${root}`, 'gi');
/** Most selectors name no root: a look that costs less than taking them apart. */
const mayNameRoot = /:root|:host|html|body/i;
const rootName = new RegExp(String.raw`(?:\s*>\s*|\s*)${name}`, 'gi');

function rewriteRoots(selector: string, replacement: (state: string) => string): string {
  if (!mayNameRoot.test(selector)) return selector;
  return selector.replaceAll(token, (match, other?: string) =>
    other === undefined ? replacement(match.replaceAll(rootName, '')) : match,
  );
}

/** The document's roots (`:root`, `:host`, `html`, `body`) become the root of the sub-app's `@scope`. */
export function scopeSelector(selector: string): string {
  return rewriteRoots(selector, (state) => `:scope${state}`);
}

/** The document's roots become the host of the sub-app's shadow root. */
export function shadowSelector(selector: string): string {
  return rewriteRoots(selector, (state) => (state ? `:host(${state})` : ':host'));
}
