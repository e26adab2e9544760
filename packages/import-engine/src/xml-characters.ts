const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Decodes XML character data: the five named entities and numeric ones; no others exist. */
function unescapeXml(raw: string): string {
  let text = raw;
  if (text.includes('<')) text = withPlainSections(text);
  if (text.includes('&'))
    text = text.replaceAll(
      /&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi,
      (whole, name: string) => entity(name) ?? whole,
    );
  return text.includes('\r') ? text.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : text;
}

/** Text with its CDATA sections as plain character data. After an unclosed section, none is recognized. */
function withPlainSections(raw: string): string {
  let text = '';
  let from = 0;
  for (;;) {
    const open = raw.indexOf('<![CDATA[', from);
    const close = open === -1 ? -1 : raw.indexOf(']]>', open + 9);
    if (close === -1) return text + raw.slice(from);
    text += raw.slice(from, open) + raw.slice(open + 9, close).replaceAll('&', '&amp;');
    from = close + 3;
  }
}

/** Cell text of a workbook: like {@link unescapeXml}, with `_x000D_` for a character that XML cannot hold. */
export function cellText(raw: string): string {
  const text = unescapeXml(raw);
  if (!text.includes('_x')) return text;
  const whole = text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return whole.includes('\r') ? whole.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : whole;
}

/** The text of a string item between two positions: plain or rich (`<t>` and `<r><t>`), without phonetic guides. */
export function stringItem(xml: string, from: number, to: number): string {
  let text = '';
  let at = from;
  for (;;) {
    const tag = xml.indexOf('<', at);
    if (tag === -1 || tag >= to) return text;
    if (xml.startsWith('<rPh', tag) && !xml.startsWith('<rPhPr', tag)) {
      const end = xml.indexOf('</rPh>', tag);
      at = end === -1 ? to : end + 6;
      continue;
    }
    const open = xml.indexOf('>', tag);
    if (open === -1) return text;
    const mark = xml.charCodeAt(tag + 2);
    const isText = xml.charCodeAt(tag + 1) === 116 && (mark === 62 || mark <= 32);
    if (!isText || xml.charCodeAt(open - 1) === 47) {
      at = open + 1;
      continue;
    }
    const close = xml.indexOf('</t', open);
    if (close === -1) return text;
    text += cellText(xml.slice(open + 1, close));
    at = close + 4;
  }
}

/** An attribute of a start tag; undefined if it is absent. */
export function xmlAttribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return named.get(name);
  const code =
    name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
