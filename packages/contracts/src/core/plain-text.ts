const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
};

/** Elements that are removed with their content (spec §3). */
const dropped = new Set(['style', 'script', 'iframe']);
/** Inline elements; every other tag separates two words. */
const inline = new Set(
  'a abbr b bdi bdo cite code em font i kbd mark q s small span strong sub sup u wbr'.split(' '),
);

/**
 * Converts a message's HTML to plain text (spec §3): style, script and iframe blocks and all tags are removed, entities are
 * decoded and whitespace is collapsed. The result is text, never markup: show it as such. Reads the text once, from left to
 * right.
 */
export function plainText(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) break;
    pieces.push(html.slice(at, open));
    const name = /^<\/?([a-z][^\s/>]*)/i.exec(html.slice(open, open + 40))?.[1]?.toLowerCase();
    if (html.startsWith('<!--', open)) at = after(html, '-->', open + 4);
    else if (name !== undefined) {
      at = afterTag(html, open);
      if (dropped.has(name) && html[open + 1] !== '/') at = afterBlock(html, name, at);
      if (!inline.has(name)) pieces.push(' ');
    } else if (/^<[!?]/.test(html.slice(open, open + 2))) at = after(html, '>', open);
    else {
      pieces.push('<');
      at = open + 1;
    }
  }
  pieces.push(html.slice(at));
  return decoded(pieces.join('')).replaceAll(/\s+/g, ' ').trim();
}

/** The position after `end`; the end of the text if it is missing. */
function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from);
  return found === -1 ? html.length : found + end.length;
}

/** A `>` inside a quoted attribute does not end the tag. */
function afterTag(html: string, open: number): number {
  let quote = '';
  for (let at = open + 1; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if ((character === '"' || character === "'") && html[at - 1] === '=') quote = character;
  }
  return html.length;
}

function afterBlock(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  const found = end.exec(html);
  return found ? afterTag(html, found.index) : html.length;
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return named[name.toLowerCase()] ?? whole;
    const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    const isCharacter = point <= 0x10_ff_ff && (point < 0xd8_00 || point > 0xdf_ff);
    return isCharacter && point >= 0x20 ? String.fromCodePoint(point) : ' ';
  });
}
