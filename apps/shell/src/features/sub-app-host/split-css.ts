/** A rule of a style sheet. `body` is null for a statement such as `@layer base;`. */
export interface CssRule {
  prelude: string;
  body: string | null;
}

/** What must be stepped over as a whole, for a brace or a semicolon inside it means nothing. */
const opaque =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|url\(\s*(?!["'\s])[^)]*\)?|\\[\s\S]/giy;

function stepOver(css: string, index: number): number {
  opaque.lastIndex = index;
  return opaque.test(css) ? opaque.lastIndex : index + 1;
}

/** Index of the brace that closes the one at `open`, or the end where it is missing (a browser closes it there too). */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  let index = open;
  while (index < css.length) {
    if (css[index] === '{') depth += 1;
    if (css[index] === '}') depth -= 1;
    if (depth === 0) return index;
    index = stepOver(css, index);
  }
  return css.length;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '').trim();
}

/** Splits the top level of a style sheet, or of the body of `@media` and its like, into rules. */
export function splitCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let index = 0;

  const add = (body: string | null): void => {
    const prelude = withoutComments(css.slice(start, index));
    if (prelude) rules.push({ prelude, body });
  };

  while (index < css.length) {
    const character = css[index];
    if (character === ';') {
      add(null);
      index += 1;
      start = index;
    } else if (character === '{') {
      const end = closingBrace(css, index);
      add(css.slice(index + 1, end));
      index = end + 1;
      start = index;
    } else if (character === '}') {
      // One too many: dropped, as browsers do.
      index += 1;
      start = index;
    } else {
      index = stepOver(css, index);
    }
  }
  add(null);
  return rules;
}
