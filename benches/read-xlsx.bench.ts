/**
 * The cost of reading: 100,000 products of 27 columns as .csv and .xlsx, our readers against others, each in a separate process.
 * `node benches/read-xlsx.bench.ts [rows]`. Prints a line for each reader and each as a multiple of ours.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMapping } from '@lading/import-engine/apply-mapping';
import { detectHeader } from '@lading/import-engine/detect-header';
import { FileReading } from '@lading/import-engine/file-reading';
import { packColumns, packedColumns } from '@lading/import-engine/pack-columns';
import { readHead, readSheet } from '@lading/import-engine/read-sheet';
import { toSheet, type Sheet } from '@lading/import-engine/sheet';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import { validateRows } from '@lading/import-engine/validate-rows';
import { productImport } from '@lading/contracts/products';
import { productCsv, productXlsx } from './product-files.ts';

type Case = (bytes: Uint8Array) => unknown;

async function sheetOf(bytes: Uint8Array): Promise<Sheet> {
  const table = await readSheet(bytes);
  return toSheet(table, detectHeader(table, productImport));
}

/** The suggested columns by the key of their field. */
const mappingOf = (suggestion: Readonly<Record<string, { clientField: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(suggestion).map(([key, { clientField }]) => [key, clientField]));

async function headMapped(bytes: Uint8Array) {
  const head = await readHead(bytes);
  return suggestMapping(productImport, toSheet(head, detectHeader(head, productImport)));
}

async function mapped(bytes: Uint8Array) {
  const sheet = await sheetOf(bytes);
  return applyMapping(productImport, sheet, mappingOf(suggestMapping(productImport, sheet)));
}

/** The work of the wizard's worker: the head, its mapping, and the rows in blocks while the rest is read. */
async function inBlocks(file: Uint8Array): Promise<number> {
  const reading = new FileReading({
    file,
    fileName: 'products.xlsx',
    definition: productImport,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const { suggestion } = await reading.head();
  const rest = reading.rest();
  let rows = 0;
  for await (const { packed } of reading.blocks(mappingOf(suggestion), {})) rows += packed.rowCount;
  await rest;
  return rows;
}

async function sheetJs(bytes: Uint8Array) {
  const { read, utils } = await import('@e965/xlsx');
  const workbook = read(bytes, { type: 'array', dense: true });
  return utils.sheet_to_json(workbook.Sheets[workbook.SheetNames[0]!]!, {
    header: 1,
    raw: false,
    defval: '',
  });
}

async function udsv(bytes: Uint8Array) {
  const { inferSchema, initParser } = await import('udsv');
  const text = new TextDecoder().decode(bytes);
  return initParser(inferSchema(text)).stringArrs(text);
}

const cases: Record<'csv' | 'xlsx', Record<string, Case>> = {
  csv: {
    'head to suggested mapping': headMapped,
    'whole file': readSheet,
    'whole file, mapped and validated': async (bytes) => validateRows(productImport, await mapped(bytes)),
    'head, then checked in blocks': inBlocks,
    'whole file, packed, every cell read': async (bytes) => {
      const { columns, rowCount } = await sheetOf(bytes);
      const packed = packedColumns(packColumns(columns, rowCount));
      let characters = 0;
      for (const column of packed)
        for (let row = 0; row < rowCount; row += 1) characters += column.at(row).length;
      return characters;
    },
    'whole file by udsv': udsv,
    'whole file by @e965/xlsx': sheetJs,
  },
  xlsx: {
    'head to suggested mapping': headMapped,
    'whole file': readSheet,
    'whole file, mapped and validated': async (bytes) => validateRows(productImport, await mapped(bytes)),
    'head, then checked in blocks': inBlocks,
    'whole file by @e965/xlsx': sheetJs,
  },
};

interface Cost {
  wallMs: number;
  cpuMs: number;
  peakMb: number;
}

/** Runs one case in this process and prints its cost as JSON. */
async function runCase(run: Case, path: string): Promise<void> {
  const bytes = new Uint8Array(readFileSync(path));
  const cpu = process.cpuUsage();
  const wall = performance.now();
  await run(bytes);
  const used = process.cpuUsage(cpu);
  const cost: Cost = {
    wallMs: Math.round(performance.now() - wall),
    cpuMs: Math.round((used.user + used.system) / 1000),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
  process.stdout.write(`${JSON.stringify(cost)}\n`);
}

function runAll(rows: number): void {
  const folder = mkdtempSync(join(tmpdir(), 'lading-bench-'));
  try {
    for (const kind of ['csv', 'xlsx'] as const) {
      const path = join(folder, `products.${kind}`);
      writeFileSync(path, kind === 'csv' ? productCsv(rows) : productXlsx(rows));
      const size = (readFileSync(path).length / 1e6).toFixed(1);
      process.stdout.write(`\n${rows.toLocaleString('en-US')} × 27 as .${kind}, ${size} MB\n`);
      let whole = 0;
      for (const name of Object.keys(cases[kind])) {
        const output = execFileSync(process.execPath, [import.meta.filename, kind, name, path], {
          encoding: 'utf8',
        });
        const cost = JSON.parse(output) as Cost;
        if (name === 'whole file') whole = cost.cpuMs;
        const ratio = name.includes(' by ') ? `${(cost.cpuMs / whole).toFixed(1)} × ours` : '';
        const cells = [`${cost.cpuMs} ms CPU`, `${cost.wallMs} ms`, `${cost.peakMb} MB`, ratio];
        process.stdout.write(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}\n`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [kind, name, path] = process.argv.slice(2);
if ((kind === 'csv' || kind === 'xlsx') && name !== undefined && path !== undefined) {
  await runCase(cases[kind][name]!, path);
} else {
  runAll(Number(kind ?? 100_000));
}
