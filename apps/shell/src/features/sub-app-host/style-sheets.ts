import type { SubAppEntry } from '@lading/contracts/entities/sub-app-registry';
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

/** Fetches and rewrites a sub-app's style sheets (rule 6). */
export async function loadStyles(
  { name, cssIsolation }: Pick<SubAppEntry, 'name' | 'cssIsolation'>,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<SubAppStyles> {
  const texts = await Promise.all(addresses.map((address) => fetchCss(address, signal)));
  const parts = texts.map((text) => isolateCss(text, cssIsolation, name));
  const own = parts.map((part) => sheet(part.document));

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
