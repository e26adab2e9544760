/** Comments and strings come first, so that a `url(` inside one is ignored. */
const token =
  /\/\*[\s\S]*?(?:\*\/|$)|\burl\(\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([^"'\s)](?:[^\s)]*)))\s*\)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?/gi;

/** A fragment (`#filter`) names something in the page and an address with a scheme is complete already. */
const complete = /^(?:#|[a-z][a-z\d+.-]*:|$)/i;

/** Makes every relative `url()` of a style sheet absolute: an adopted sheet has no address of its own. */
export function absoluteUrls(css: string, base: string): string {
  return css.replaceAll(token, (match, double?: string, single?: string, bare?: string) => {
    const address = double ?? single ?? bare;
    if (address === undefined || complete.test(address)) return match;
    return `url("${new URL(address, base).href}")`;
  });
}
