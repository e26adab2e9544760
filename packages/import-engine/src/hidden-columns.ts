import { xmlAttribute } from './xml-characters.ts';
import { tagsOf } from './xml-tags.ts';

/** As many as a spreadsheet program can have. */
const mostColumns = 16_384;

/** The numbers, from 0, of the columns that a worksheet hides, of the part of its XML in front of its rows. */
export function hiddenColumns(xml: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  for (const tag of tagsOf(xml, 'col')) {
    if (!/^(?:1|true)$/.test(xmlAttribute(tag, 'hidden') ?? '')) continue;
    const [first, last] = [Number(xmlAttribute(tag, 'min')), Number(xmlAttribute(tag, 'max'))];
    for (let column = Math.max(1, first); column <= Math.min(last, mostColumns); column += 1)
      hidden.add(column - 1);
  }
  return hidden;
}
