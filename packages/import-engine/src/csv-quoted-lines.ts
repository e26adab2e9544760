import { csvDelimiters } from './csv-sample.ts';

/** A line that is one quoted cell. */
const quotedLine = /^\s*"((?:[^"]|"")*)"\s*$/;
/** Lines of the head that are examined, and the columns that they must have. */
const linesLooked = 50;
const leastColumns = 3;

const unquoted = (line: string): string => quotedLine.exec(line)?.[1]?.replaceAll('""', '"') ?? line;

/**
 * Whether each line of a CSV is one quoted cell that holds the line: `"A,""Mug, blue"",15"`, as spreadsheets write a CSV that was pasted
 * into one column. Inside, the lines must agree on their number of columns.
 */
export function areLinesQuoted(head: string): boolean {
  if (!head.trimStart().startsWith('"')) return false;
  const lines = head
    .split(/\r\n|[\r\n]/)
    .slice(0, linesLooked)
    .filter((line) => line.trim() !== '');
  // The last line may be incomplete.
  const whole = lines.length > 2 ? lines.slice(0, -1) : lines;
  if (whole.length < 2 || !whole.every((line) => quotedLine.test(line))) return false;
  return csvDelimiters.some((delimiter) => {
    const counts = new Set(whole.map((line) => columnsOf(unquoted(line), delimiter)));
    return counts.size === 1 && [...counts][0]! >= leastColumns;
  });
}

function columnsOf(line: string, delimiter: string): number {
  return line.replaceAll(/"(?:[^"]|"")*"/g, '').split(delimiter).length;
}

/** Removes the quotes around the lines of a CSV, piece by piece. */
export class QuotedLines {
  #rest = '';

  /** Returns the complete lines so far; with the last piece, all of them. */
  push(piece: string, isLast: boolean): string {
    const text = this.#rest + piece;
    const end = isLast
      ? text.length
      : Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r', text.length - 2)) + 1;
    this.#rest = text.slice(end);
    return text.slice(0, end).replaceAll(/[^\r\n]+/g, (line) => unquoted(line));
  }
}
