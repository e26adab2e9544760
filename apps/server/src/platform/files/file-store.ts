import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range-rules.ts';

/** A stored file. */
export interface KeptFile {
  key: string;
  bytes: number;
}

/** How often each act was done, and how often the storage failed at it. */
export type StorageCounts = Readonly<Record<string, { done: number; failed: number }>>;

/**
 * Storage of uploads and exports (decision D7): a local folder, or a bucket of an S3-compatible storage. Keys are generated here,
 * never by a caller, which prevents path traversal.
 *
 * Every member but `check` throws `FileGone` when there is no such file, and `StorageFailed` when the storage is unavailable.
 */
export interface FileStore {
  /** Stores the stream, completely or not at all, without holding it in memory. A restore passes the original key. */
  keep(content: Readable, key?: string): Promise<KeptFile>;
  /** Stores an uploaded file by moving it. */
  adopt(path: string): Promise<KeptFile>;
  /** Does something with the file at a path of this machine, for a reader that needs to seek; the path may hold only so long. */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** The file, or a range of it, and the number of bytes. The range must be within the file. */
  read(key: string, range?: ByteRange): Promise<{ content: Readable; bytes: number }>;
  has(key: string): Promise<boolean>;
  /** Removes it; a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** A local folder for uploads in progress. */
  uploads: string;
  /** Folders whose files are on their way; what is old there was cut off. */
  unfinished: readonly string[];
  /** What was done so far, by act; for the metrics. */
  counts?: StorageCounts;
  /** Checks the storage at startup. @throws Error that names the problem */
  check(): Promise<void>;
}

const keyForm = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The key as it is. @throws Error when it is none of ours */
export function requireKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('Not a key of the file store');
  return key;
}
