import { createHash } from 'node:crypto';
import type { KeptFileReply } from '../replies.ts';
import type { FileStore } from './file-store.ts';

/** A recorded file, and its download name. */
interface RecordedFile {
  fileKey: string;
  fileName: string;
  contentType: string;
  bytes: number;
}

/** A stored file never changes, so its key identifies its bytes; the key itself must not be revealed. */
const etagOf = (fileKey: string): string =>
  `"${createHash('sha256').update(fileKey).digest('base64url').slice(0, 22)}"`;

/** A file of the file store as a reply, whole or in part. */
export function keptReply(
  files: Pick<FileStore, 'read'>,
  { fileKey, fileName, contentType, bytes }: RecordedFile,
): KeptFileReply {
  return {
    fileName,
    contentType,
    kept: {
      bytes,
      etag: etagOf(fileKey),
      open: async (range) => (await files.read(fileKey, range)).content,
    },
  };
}
