import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range-rules.ts';

/** A file that has been kept. */
export interface KeptFile {
  key: string;
  bytes: number;
}

/**
 * Where uploads and exports are kept (decision D7): a local folder, or a bucket of an S3-compatible storage. Keys are made here, never by
 * a caller, so none can lead astray.
 *
 * Every member but `check` throws `FileGone` when there is no such file, and `StorageFailed` when the storage cannot be had.
 */
export interface FileStore {
  /** Keeps what the stream brings, whole or not at all, without holding it all in memory. A restore gives the key that it had. */
  keep(content: Readable, key?: string): Promise<KeptFile>;
  /** Keeps an uploaded file, which is then gone from where it was. */
  adopt(path: string): Promise<KeptFile>;
  /** Does something with the file at a path of this machine, for a reader that needs to seek; the path may hold only so long. */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** The file, or the part of it, and how many bytes that is. The range must lie within it. */
  read(key: string, range?: ByteRange): Promise<{ content: Readable; bytes: number }>;
  has(key: string): Promise<boolean>;
  /** Removes it; that it is gone already is no fault. */
  remove(key: string): Promise<void>;
  /** A folder of this machine for uploads on their way. */
  uploads: string;
  /** Says at the start what is amiss with the storage. @throws Error that names it */
  check(): Promise<void>;
}

const keyForm = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The key as it is. @throws Error when it is none of ours */
export function requireKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('Not a key of the file store');
  return key;
}
