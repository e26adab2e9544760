import type { SubAppEntry } from '@lading/contracts/core';
import { fetchCss } from './fetch-css.ts';
import { isolateCss } from './isolate-css.ts';

/** A sub-app's styles as adopted sheets, which pass a content security policy without inline styles. */
export interface SubAppStyles {
  /** In effect for the document until `detach`. */
  attach(): void;
  detach(): void;
  /** For the sub-app's shadow roots; empty under any other isolation. */
  shadow: readonly CSSStyleSheet[];
}

function sheet(css: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

function declaredProperties({ cssRules }: CSSStyleSheet): CSSPropertyRule[] {
  return [...cssRules].filter((rule) => rule instanceof CSSPropertyRule);
}

/**
 * Removes every `@property` that the page has declared identically. It would change nothing, but makes browsers restyle the entire
 * page whenever the sub-app is mounted or unmounted: Tailwind declares fifty in each of our style sheets.
 */
function leaveOutKnownProperties(made: CSSStyleSheet): CSSStyleSheet {
  const known = new Set([...document.styleSheets].flatMap(declaredProperties).map(({ cssText }) => cssText));
  for (const rule of declaredProperties(made).toReversed())
    if (known.has(rule.cssText)) made.deleteRule([...made.cssRules].indexOf(rule));
  return made;
}

/** Fetches and rewrites a sub-app's style sheets (rule 6). */
export async function loadStyles(
  { name, cssIsolation }: Pick<SubAppEntry, 'name' | 'cssIsolation'>,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<SubAppStyles> {
  const texts = await Promise.all(addresses.map((address) => fetchCss(address, signal)));
  const parts = texts.map((text) => isolateCss(text, cssIsolation, name));
  const own = parts.map((part) => leaveOutKnownProperties(sheet(part.document)));

  return {
    attach: () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...own];
    },
    detach: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => !own.includes(adopted));
    },
    shadow: cssIsolation === 'shadow' ? parts.map((part) => sheet(part.shadow)) : [],
  };
}
