import { absoluteUrls } from './absolute-urls.ts';
import { readImport } from './import-rules.ts';
import { splitCss } from './split-css.ts';

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
