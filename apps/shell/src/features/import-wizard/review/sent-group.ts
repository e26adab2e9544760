import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { RowReply } from '../import-adapter.ts';

/** Rows that are checked together, as they stood when they were sent. */
export interface SentGroup {
  ids: readonly number[];
  versions: readonly number[];
  rows: ImportRow[];
}

/** A group with what the server found, per row. */
export interface CheckedGroup extends SentGroup {
  replies: readonly RowReply[];
}

/** Tells a group that has changed: each edit raises a row's version, and one that takes in or gives away a row changes the length too. */
export const groupVersion = (versions: readonly number[]) =>
  versions.reduce((sum, version) => sum + version, versions.length * 2 ** 32);
