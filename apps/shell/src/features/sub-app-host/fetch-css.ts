import { splitCss } from './split-css.ts';

/** The target of an `@import` and the at-rules equivalent to its conditions, outermost first. */
interface CssImport {
  address: string;
  conditions: string[];
}

const statement =
  /^@import\s+(?:url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)|"([^"]*)"|'([^']*)')\s*(.*)$/is;
const layer = /^layer(?:\(([^)]*)\))?\s*/i;
const supports = /^supports\(((?:[^()]|\([^()]*\))*)\)\s*/i;

/** Parses an `@import`; undefined for any other prelude. */
export function readImport(prelude: string): CssImport | undefined {
  const found = statement.exec(prelude);
  if (!found) return undefined;
  const [, ...parts] = found;
  const address = parts.slice(0, 5).find((part) => part !== undefined) ?? '';
  const conditions: string[] = [];
  let rest = parts[5] ?? '';

  const inLayer = layer.exec(rest);
  if (inLayer) {
    conditions.unshift(`@layer ${inLayer[1] ?? ''}`.trim());
    rest = rest.slice(inLayer[0].length);
  }
  const ifSupported = supports.exec(rest);
  if (ifSupported) {
    conditions.unshift(`@supports (${ifSupported[1]})`);
    rest = rest.slice(ifSupported[0].length);
  }
  if (rest.trim()) conditions.unshift(`@media ${rest.trim()}`);
  return { address, conditions };
}

/** Comments and strings come first, so that a `url(` inside one is ignored. */
const token =
  /\/\*[\s\S]*?(?:\*\/|$)|\burl\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^"'\s)](?:[^\s)]*)))\s*\)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?/gi;

/** A fragment (`#filter`) refers to the page, and an address with a scheme is already complete. */
const complete = /^(?:#|[a-z][a-z\d+.-]*:|$)/i;

/** Makes every relative `url()` of a style sheet absolute: an adopted sheet has no address of its own. */
export function absoluteUrls(css: string, base: string): string {
  return css.replaceAll(token, (match, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare;
    if (address === undefined || complete.test(address)) return match;
    return `url("${new URL(address, base).href}")`;
  });
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new Error(`the style sheet ${address} could not be fetched`, { cause });
  });
  if (!response.ok) throw new Error(`the style sheet ${address} answered ${response.status}`);
  return response.text();
}

/**
 * Fetches a style sheet with all its imports, as an adopted sheet cannot import; makes all addresses absolute.
 * @throws Error when one of the sheets cannot be fetched
 */
export async function fetchCss(
  address: string,
  signal: AbortSignal,
  from: readonly string[] = [],
): Promise<string> {
  const css = absoluteUrls(await fetchText(address, signal), address);
  if (!css.includes('@import')) return css;

  const parts = splitCss(css).map(async ({ prelude, body }) => {
    const imported = body === null ? readImport(prelude) : undefined;
    if (!imported) return body === null ? `${prelude};` : `${prelude}{${body}}`;
    const target = new URL(imported.address, address).href;
    if (target === address || from.includes(target)) return '';
    const text = await fetchCss(target, signal, [...from, address]);
    return imported.conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, text);
  });
  return (await Promise.all(parts)).join('\n');
}
