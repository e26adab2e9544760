import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A reply that a worker has written to disk, including the envelope: it is sent as is, without parsing it on the main thread. */
export class WrittenReply {
  readonly content: Readable;
  readonly bytes: number;

  constructor(content: Readable, bytes: number) {
    this.content = content;
    this.bytes = bytes;
  }
}

/**
 * Writes a reply to a file of that folder that is unlinked once written: a caller who never fetches it leaves nothing behind.
 *
 * @param write fills the file at the path; it exists already
 */
export async function writtenReply(
  folder: string,
  write: (path: string) => Promise<void>,
): Promise<WrittenReply> {
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await write(path);
    const { size } = await file.stat();
    return new WrittenReply(file.createReadStream({ start: 0 }), size);
  } catch (error) {
    await file.close();
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
