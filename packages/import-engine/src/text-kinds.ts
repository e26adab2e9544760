import type { OtherFileKind } from '@lading/contracts/imports';

/** Number of bytes examined. */
const headBytes = 4096;
/** The first line of a SYLK file names the program; records of a letter or two with their fields follow. */
const sylk = /^ID;P[\w. -]*(?:;[NE])*\r?\n(?:B;[XY]\d|C;[XYK]["\d]|P;[PFE]|F;[A-Z]|O;[A-Z]|NN;N|NE;E|W;)/;
const dif = /^TABLE\r?\n0,1\r?\n"/;
const delimiters = /[,;|\t]/;
/** Fewer aligned lines, or columns, may be chance. */
const leastLines = 3;
const leastColumns = 3;

/** The kind of a text that is a table but not a CSV; undefined for any other. */
export function kindOfText(
  head: Uint8Array,
): Extract<OtherFileKind, 'sylk' | 'dif' | 'fixedWidth'> | undefined {
  const isWide = head[0] === 0xff && head[1] === 0xfe;
  const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(head.subarray(0, headBytes));
  if (sylk.test(text)) return 'sylk';
  if (dif.test(text)) return 'dif';
  return isFixedWidth(text, head.length >= headBytes) ? 'fixedWidth' : undefined;
}

/**
 * Whether the lines of a text are aligned columns: the headings are separated by several blanks without a delimiter, and every
 * line has a blank before or after each of them.
 */
function isFixedWidth(text: string, isCut: boolean): boolean {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trimEnd());
  // The last line may be incomplete.
  const filled = (isCut ? lines.slice(0, -1) : lines).filter((line) => line !== '');
  const start = filled.findIndex((line) => columnsOf(line) >= leastColumns);
  const table = start === -1 ? [] : filled.slice(start);
  const [headings = ''] = table;
  if (table.length < leastLines || delimiters.test(headings)) return false;
  let gutters = 0;
  for (let at = 1; at < headings.length; at += 1) {
    const isGutter = isBlankIn(table, at);
    if (isGutter && !isBlankIn(table, at + 1)) gutters += 1;
  }
  return gutters >= leastColumns - 1 && table.slice(1).every((line) => columnsOf(line) > 1);
}

const columnsOf = (line: string): number => line.trim().split(/ {2,}/).length;

/** Whether all lines have a blank at a position, or end before it. */
const isBlankIn = (lines: readonly string[], at: number): boolean =>
  lines.every((line) => at >= line.length || line[at] === ' ');
