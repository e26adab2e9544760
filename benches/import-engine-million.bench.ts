/**
 * One million rows of CSV through the engine as the import wizard's worker uses it: opened, read to the end, mapped and checked block
 * by block, then read like by scrolling, a screen of rows at several positions. `node benches/import-engine-million.bench.ts [rows]`
 *
 * The product accepts 200,000 rows per file (decision D8); the limit is removed here to show that nothing else prevents more. Prints
 * the time of each step.
 */
import { productImport } from '@lading/contracts/products';
import { FileReading } from '@lading/import-engine/file-reading';
import { packedColumns } from '@lading/import-engine/pack-columns';
import type { RowBlock } from '@lading/import-engine/row-block';
import { productCsv } from './product-files.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const screens = 2_000;
const rowsOnScreen = 30;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const say = (what: string, value: string) =>
  process.stdout.write(`  ${what.padEnd(44)}${value.padStart(14)}\n`);

async function timed<Result>(what: string, work: () => Promise<Result> | Result): Promise<Result> {
  const began = performance.now();
  const result = await work();
  say(what, `${(performance.now() - began).toFixed(0)} ms`);
  return result;
}

const file = productCsv(rows);
process.stdout.write(`${rows.toLocaleString('en-US')} × 27 as .csv, ${megabytes(file.length)}\n`);

const endless = { bytes: Number.MAX_SAFE_INTEGER, rows: Number.MAX_SAFE_INTEGER, parseMs: 600_000 };
const reading = new FileReading({
  file,
  fileName: 'products.csv',
  definition: productImport,
  limits: endless,
  pause: () => new Promise((resolve) => setImmediate(resolve)),
});

const cpu = process.cpuUsage();
const head = await timed('opened: head and suggested mapping', () => reading.head());
await timed('read to the end', () => reading.rest());
const mapping = Object.fromEntries(
  Object.entries(head.suggestion).map(([field, { clientField }]) => [field, clientField]),
);
const blocks: RowBlock[] = [];
let faults = 0;
await timed('mapped and checked, packed in blocks', async () => {
  for await (const block of reading.blocks(mapping, {})) {
    blocks.push(block);
    faults += block.faults.rows.length;
  }
});
const used = process.cpuUsage(cpu);
say('CPU of all three', `${((used.user + used.system) / 1000).toFixed(0)} ms`);
say('rows and faults', `${blocks.reduce((sum, { packed }) => sum + packed.rowCount, 0)} / ${faults}`);

const frames: number[] = [];
let characters = 0;
for (let screen = 0; screen < screens; screen += 1) {
  const began = performance.now();
  const block = blocks[(screen * 7_919) % blocks.length]!;
  const columns = packedColumns(block.packed);
  const first = (screen * 31) % Math.max(1, block.packed.rowCount - rowsOnScreen);
  for (const column of columns)
    for (let row = first; row < Math.min(first + rowsOnScreen, block.packed.rowCount); row += 1)
      characters += column.at(row).length;
  frames.push(performance.now() - began);
}
frames.sort((a, b) => a - b);
say(
  `${screens} screens at other places, p95 (${characters} characters)`,
  `${frames[Math.floor(screens * 0.95)]!.toFixed(2)} ms`,
);
say('memory at the most', megabytes(process.resourceUsage().maxRSS * 1024));
