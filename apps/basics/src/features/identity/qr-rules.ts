/** The outline of a QR code's dark modules, one unit each: every run of a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
    }
  });
  return runs.join('');
}
