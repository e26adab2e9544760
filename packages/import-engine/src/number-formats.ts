import { xmlAttribute } from './xml-characters.ts';

/**
 * How a number is to be shown: as itself, as a moment, as a span of hours that may exceed a day, or as a code that is filled with
 * zeros to so many digits (`00000`, the usual way to keep ZIP codes and SKUs whole).
 */
export type NumberKind = 'number' | 'moment' | 'span' | { digits: number };

const moments = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 47]);

/** The kind of a format by its id, for those that have no code in the file; 27 to 36 and 50 to 58 are East Asian dates. */
function builtInKind(id: number): NumberKind {
  if (id === 46) return 'span';
  return moments.has(id) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'moment' : 'number';
}

/** The kind of a format code such as `yyyy-mm-dd` or `[h]:mm`. Quoted text, colours and locales do not count. */
export function formatKind(code: string): NumberKind {
  const bare = code
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .split(';', 1)[0]!
    .toLowerCase();
  if (/\[(?:h+|m+|s+)\]/.test(bare)) return 'span';
  const letters = bare.replaceAll(/\[[^\]]*\]/g, '').replaceAll('general', '');
  if (/^0{2,}$/.test(letters)) return { digits: letters.length };
  return /[ymdhs]/.test(letters) ? 'moment' : 'number';
}

/** Per cell style of a workbook the kind of its number format. */
export function numberKinds(styles: string): NumberKind[] {
  const custom = new Map<number, NumberKind>();
  for (const [tag] of styles.matchAll(/<numFmt\s[^>]*>/g)) {
    custom.set(Number(xmlAttribute(tag, 'numFmtId')), formatKind(xmlAttribute(tag, 'formatCode') ?? ''));
  }
  const cellFormats = /<cellXfs[\s>][\s\S]*?<\/cellXfs>/.exec(styles)?.[0] ?? '';
  return Array.from(cellFormats.matchAll(/<xf[\s>/][^>]*>?/g), ([tag]) => {
    const id = Number(xmlAttribute(tag, 'numFmtId') ?? 0);
    return custom.get(id) ?? builtInKind(id);
  });
}
