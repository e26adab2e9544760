import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '../request-error.ts';

/** The body of a bulk call, unread: a small one in memory, any other on disk until the call is answered. */
export type BulkBody = { bytes: Uint8Array<ArrayBuffer> } | { path: string };

/** A body together with the way to be rid of it. */
export interface ReceivedBulk {
  body: BulkBody;
  remove(): Promise<void>;
}

/** A body up to this size is read in no time; a larger one is left to a worker. */
const inMemoryBytes = 256 * 1024;

/**
 * Receives a body without reading it: beyond a size it goes to disk piece by piece, so that no number of callers can fill the memory.
 *
 * @throws RequestError 413 beyond `maximum` bytes, at once where the caller says so itself
 */
export async function receiveBulk(
  request: FastifyRequest,
  { folder, maximum }: { folder: string; maximum: number },
): Promise<ReceivedBulk> {
  if (Number(request.headers['content-length']) > maximum) throw tooLarge();
  const path = join(folder, randomUUID());
  let head: Uint8Array[] = [];
  let file: FileHandle | undefined;
  let received = 0;
  const remove = async () => (file ? rm(path, { force: true }) : undefined);
  try {
    // A refusal must still find its way to the caller: the stream is left open.
    for await (const chunk of (request.body as Readable).iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Uint8Array;
      received += bytes.length;
      if (received > maximum) throw tooLarge();
      head.push(bytes);
      if (received <= inMemoryBytes) continue;
      file ??= await open(path, 'wx', 0o600);
      for (const part of head) await file.writeFile(part);
      head = [];
    }
    const body = file ? { path } : { bytes: new Uint8Array(Buffer.concat(head)) };
    return { body, remove };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await file?.close();
  }
}
