/** A rule of a style sheet. `body` is null for a statement such as `@layer base;`. */
export interface CssRule {
  prelude: string;
  body: string | null;
}

/** The end of a rule or start of a body, and tokens to skip, since braces and semicolons inside them mean nothing. */
const token =
  /[;{}]|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"?|'(?:\\[\s\S]|[^'\\])*'?|url\(\s*(?!["'\s])[^)]*\)?|\\[\s\S]/gi;

/** The next token from an index on. */
function tokenFrom(css: string, index: number): RegExpExecArray | null {
  token.lastIndex = index;
  return token.exec(css);
}

/** Index of the brace that closes the one at `open`, or the end if it is missing (browsers do the same). */
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

/** Splits the top level of a style sheet, or of the body of `@media` and similar rules, into rules. */
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
      // An extra brace is dropped, as browsers do.
      start = next;
    }
  }
  add(css.length, null);
  return rules;
}
