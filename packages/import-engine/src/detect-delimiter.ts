const candidates = [',', ';', '\t', '|'] as const;
const rowsLooked = 60;

/**
 * Finds the delimiter of a CSV from its first rows: the one that cuts most rows into the same number of cells. Line ends and
 * candidates inside quotes do not count, and a preamble above the table does not decide.
 */
export function detectDelimiter(head: string): string {
  const directive = /^sep=(.)\r?\n/i.exec(head);
  if (directive?.[1]) return directive[1];
  let best = ',';
  let bestScore = 0;
  for (const candidate of candidates) {
    const score = regularity(cellCounts(head, candidate));
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** Cells per row, blank rows left out; the last row of a longer text may be cut and is left out too. */
function cellCounts(text: string, delimiter: string): number[] {
  const counts: number[] = [];
  let cells = 1;
  let filled = false;
  let quoted = false;
  for (let at = 0; at < text.length && counts.length < rowsLooked; at += 1) {
    const character = text[at];
    if (character === '"') {
      const before = text[at - 1];
      if (quoted) quoted = false;
      else if (at === 0 || before === delimiter || before === '\n' || before === '\r' || before === '"')
        quoted = true;
    } else if (quoted) {
      continue;
    } else if (character === delimiter) {
      cells += 1;
    } else if (character === '\n' || character === '\r') {
      if (filled) counts.push(cells);
      cells = 1;
      filled = false;
    } else {
      filled = true;
    }
  }
  if (filled && counts.length < 2) counts.push(cells);
  return counts;
}

/** Grows with the number of cells and with the share of rows that agree on it; one cell a row says nothing. */
function regularity(counts: readonly number[]): number {
  const rowsWith = new Map<number, number>();
  for (const cells of counts) rowsWith.set(cells, (rowsWith.get(cells) ?? 0) + 1);
  let best = 0;
  for (const [cells, rows] of rowsWith) {
    if (cells > 1) best = Math.max(best, (rows / counts.length) ** 2 * Math.log2(cells + 1));
  }
  return best;
}
