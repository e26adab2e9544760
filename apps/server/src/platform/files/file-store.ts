import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range-rules.ts';

/** A stored file. */
export interface KeptFile {
  key: string;
  bytes: number;
}

/** How often each operation ran, and how often the storage failed at it. */
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
  /** Passes the path of the file on this machine, for a reader that needs to seek; the path is only valid during the call. */
  withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result>;
  /** The file, or a range of it, and the number of bytes. The range must be within the file. */
  read(key: string, range?: ByteRange): Promise<{ content: Readable; bytes: number }>;
  has(key: string): Promise<boolean>;
  /** Removes it; a missing file is not an error. */
  remove(key: string): Promise<void>;
  /** A local folder for uploads in progress. */
  uploads: string;
  /** Folders for files in progress; old files there were interrupted. */
  unfinished: readonly string[];
  /** The operations so far, for the metrics. */
  counts?: StorageCounts;
  /** Checks the storage at startup. @throws Error that names the problem */
  check(): Promise<void>;
}

const keyForm = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** The key unchanged. @throws Error when it is not one of ours */
export function requireKey(key: string): string {
  if (!keyForm.test(key)) throw new Error('Not a key of the file store');
  return key;
}
