/** A rule of a style sheet. `body` is null for a statement such as `@layer base;`. */
export interface CssRule {
  prelude: string;
  body: string | null;
}

/** What ends a rule or opens a body, and what must be stepped over as a whole, for a brace or a semicolon inside it means nothing. */
const token =
  /[;{}]|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|url\(\s*(?!["'\s])[^)]*\)?|\\[\s\S]/gi;

/** The next token from an index on. */
function tokenFrom(css: string, index: number): RegExpExecArray | null {
  token.lastIndex = index;
  return token.exec(css);
}

/** Index of the brace that closes the one at `open`, or the end where it is missing (a browser closes it there too). */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let found = tokenFrom(css, open); found; found = tokenFrom(css, token.lastIndex)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return found.index;
  }
  return css.length;
}

function withoutComments(text: string): string {
  return (text.includes('/*') ? text.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '') : text).trim();
}

/** Splits the top level of a style sheet, or of the body of `@media` and its like, into rules. */
export function splitCss(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let next = 0;

  const add = (end: number, body: string | null): void => {
    const prelude = withoutComments(css.slice(start, end));
    if (prelude) rules.push({ prelude, body });
  };

  for (let found = tokenFrom(css, 0); found; found = tokenFrom(css, next)) {
    const [mark] = found;
    next = token.lastIndex;
    if (mark === ';') {
      add(found.index, null);
      start = next;
    } else if (mark === '{') {
      const end = closingBrace(css, found.index);
      add(found.index, css.slice(found.index + 1, end));
      next = end + 1;
      start = next;
    } else if (mark === '}') {
      // One too many: dropped, as browsers do.
      start = next;
    }
  }
  add(css.length, null);
  return rules;
}
