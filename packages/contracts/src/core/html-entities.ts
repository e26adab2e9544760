/** Names of the characters from U+00A0 on, in order. */
const latin =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml
Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave
aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/);

const named = new Map<string, string>([
  ...latin.map((name, at): [string, string] => [name, String.fromCodePoint(0xa0 + at)]),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    num: '#',
    commat: '@',
    OElig: 'Œ',
    oelig: 'œ',
    Scaron: 'Š',
    scaron: 'š',
    Yuml: 'Ÿ',
    fnof: 'ƒ',
    circ: 'ˆ',
    tilde: '˜',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    lrm: '',
    rlm: '',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    dagger: '†',
    Dagger: '‡',
    bull: '•',
    hellip: '…',
    permil: '‰',
    prime: '′',
    Prime: '″',
    lsaquo: '‹',
    rsaquo: '›',
    euro: '€',
    trade: '™',
    larr: '←',
    uarr: '↑',
    rarr: '→',
    darr: '↓',
    minus: '−',
    ne: '≠',
    le: '≤',
    ge: '≥',
    Ccaron: 'Č',
    ccaron: 'č',
    Zcaron: 'Ž',
    zcaron: 'ž',
    Ecaron: 'Ě',
    ecaron: 'ě',
    Rcaron: 'Ř',
    rcaron: 'ř',
    Lstrok: 'Ł',
    lstrok: 'ł',
    Nacute: 'Ń',
    nacute: 'ń',
    Sacute: 'Ś',
    sacute: 'ś',
    Zacute: 'Ź',
    zacute: 'ź',
    Aogon: 'Ą',
    aogon: 'ą',
    Eogon: 'Ę',
    eogon: 'ę',
    Zdot: 'Ż',
    zdot: 'ż',
    Cacute: 'Ć',
    cacute: 'ć',
    Scedil: 'Ş',
    scedil: 'ş',
    Gbreve: 'Ğ',
    gbreve: 'ğ',
    Idot: 'İ',
    imath: 'ı',
    Odblac: 'Ő',
    odblac: 'ő',
    Udblac: 'Ű',
    udblac: 'ű',
    Uring: 'Ů',
    uring: 'ů',
    Dstrok: 'Đ',
    dstrok: 'đ',
  }),
]);

/** Numbers from 128 to 159 are read as Windows-1252, as every browser does. */
const windows = new TextDecoder('windows-1252');

function numbered(code: number): string | undefined {
  if (code === 0xa0) return ' ';
  if (code >= 0x80 && code < 0xa0) return windows.decode(Uint8Array.of(code));
  const isText = (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
  return isText ? String.fromCodePoint(code) : undefined;
}

/** Decodes HTML entities in a text of a channel or of a web page, once (decision D28); anything that only looks like one stays. */
export const withoutEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named.get(name) ?? whole;
      return numbered(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ?? whole;
    },
  );
