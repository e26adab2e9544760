/** Attributes of cells are short: a quote that is still open after so many characters does not count as one. */
const longestTag = 16_384;

/** A tag of HTML or XML with the text before it. */
export interface ScannedTag {
  /** The raw text between the previous tag and this one. */
  text: string;
  /** In lower case, without the prefix of its namespace; '' for comments, declarations and at the end. */
  name: string;
  isEnd: boolean;
  /** Everything between its angle brackets, including attributes. */
  raw: string;
  /** Where the tag ends. */
  end: number;
}

/**
 * Iterates over the tags of a text, each with the text before it, and finally the text after the last one. Skips
 * comments, and in web pages scripts and style sheets. It never backtracks, so no text is slow.
 */
export function* scanTags(
  markup: string,
  { from = 0, isPage = false }: { from?: number; isPage?: boolean } = {},
): Generator<ScannedTag> {
  let at = from;
  for (;;) {
    const open = nextTag(markup, at);
    if (open === -1) break;
    if (markup.startsWith('<!--', open)) {
      const text = markup.slice(at, open);
      at = after(markup, '-->', open);
      yield { text, name: '', isEnd: false, raw: '', end: at };
      continue;
    }
    if (markup.startsWith('<![CDATA[', open)) {
      const close = markup.indexOf(']]>', open);
      const end = close === -1 ? markup.length : close;
      const text = markup.slice(at, open) + markup.slice(open + 9, end).replaceAll('&', '&amp;');
      at = after(markup, ']]>', open);
      yield { text, name: '', isEnd: false, raw: '', end: at };
      continue;
    }
    const close = closeOf(markup, open);
    if (close === -1) break;
    const raw = markup.slice(open + 1, close);
    const [, slash = '', name = ''] = /^(\/?)(?:[a-z_][\w.-]*:)?([a-z][\w.-]*)/i.exec(raw) ?? [];
    const found = { text: markup.slice(at, open), name: name.toLowerCase(), isEnd: slash !== '', raw };
    at = close + 1;
    if (isPage && !found.isEnd && (found.name === 'script' || found.name === 'style') && !raw.endsWith('/'))
      at = skipTo(markup, found.name, at);
    yield { ...found, end: at };
  }
  yield { text: markup.slice(at), name: '', isEnd: false, raw: '', end: markup.length };
}

/** Finds the start of a tag: it is followed by a letter, a slash, or a declaration. "a < b" is text. */
function nextTag(markup: string, from: number): number {
  for (let open = markup.indexOf('<', from); open !== -1; open = markup.indexOf('<', open + 1))
    if (/[a-z_/!?]/i.test(markup[open + 1] ?? '')) return open;
  return -1;
}

/** The bracket that ends a tag, outside the quotes of its attributes. */
function closeOf(markup: string, open: number): number {
  let quote = '';
  let before = '';
  const last = Math.min(markup.length, open + longestTag);
  for (let at = open + 1; at < last; at += 1) {
    const sign = markup[at]!;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && before === '=') quote = sign;
    if (sign > ' ') before = sign;
  }
  return markup.indexOf('>', open);
}

function after(markup: string, mark: string, from: number): number {
  const at = markup.indexOf(mark, from);
  return at === -1 ? markup.length : at + mark.length;
}

/** The start of the end tag of an element whose content is not text. */
function skipTo(markup: string, name: string, from: number): number {
  const pattern = new RegExp(`</(?:[a-z]+:)?${name}\\b`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(markup)?.index ?? markup.length;
}
