import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** The parts of a backup, in order; rows and pieces of files are bare lines between them. */
const backupMark = z.discriminatedUnion('mark', [
  /** The first line: the format version, and the migrations applied to the database. */
  z.object({ mark: z.literal('begin'), form: z.literal(1), migrations: z.array(z.string()) }),
  /** Followed by rows, each as JSON. */
  z.object({ mark: z.literal('table'), name: z.string() }),
  /** The next number of a table's sequence. */
  z.object({ mark: z.literal('sequence'), name: z.string(), last: z.string(), called: z.boolean() }),
  /** Followed by pieces in base64. */
  z.object({ mark: z.literal('file'), key: z.string() }),
  /** The secret that encrypted values in the database. */
  z.object({ mark: z.literal('secret'), secret: z.string() }),
  /** The last line; without it the backup is truncated. */
  z.object({ mark: z.literal('end'), rows: z.number().int(), files: z.number().int() }),
]);
export type BackupMark = z.infer<typeof backupMark>;

/** One line of a backup: a mark, or content announced by the previous mark. */
export type BackupLine = BackupMark | string;

const sign = '#';

/**
 * Writes a compressed backup under a name that must not exist; readable only by the owner of the process. The file gets its name when
 * it is complete: a truncated one ends with `.part`.
 */
export async function writeBackup(file: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  async function* texts() {
    for await (const line of lines)
      yield `${typeof line === 'string' ? line : sign + JSON.stringify(line)}\n`;
  }
  if (existsSync(file)) throw new Error(`There is a file ${file} already.`);
  const part = `${file}.${process.pid}.part`;
  try {
    const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(texts()), createGzip(), target);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Reads a backup line by line. @throws Error when it is not one, or is damaged or truncated */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const text = createGunzip();
  const flowing = pipeline(source, text).catch((error: unknown) => void text.destroy(error as Error));
  let last: BackupMark | undefined;
  try {
    for await (const line of linesOf(text)) {
      if (!line.startsWith(sign)) {
        if (last === undefined) throw new Error('not a backup');
        yield line;
        continue;
      }
      last = backupMark.parse(JSON.parse(line.slice(sign.length)));
      yield last;
    }
    await flowing;
  } catch (error) {
    throw new Error(`${file} is no backup of this product, or it is damaged.`, { cause: error });
  }
  if (last?.mark !== 'end') throw new Error(`${file} was cut off: its end is missing.`);
}

/** The migrations applied to the database of a backup. @throws Error as {@link readBackup} */
export async function migrationsOf(file: string): Promise<string[]> {
  for await (const line of readBackup(file))
    if (typeof line !== 'string' && line.mark === 'begin') return line.migrations;
  throw new Error(`${file} is no backup of this product.`);
}

/** Splits at line feeds only: JSON may contain other Unicode line separators. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of source) {
    const parts = (rest + decoder.write(chunk)).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') throw new Error('cut off');
}
