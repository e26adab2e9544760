import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { keptReply } from './kept-reply.ts';

const files: Pick<FileStore, 'read'> = {
  read: async (key, range) => ({ content: Readable.from(`${key} ${range?.first ?? 'whole'}`), bytes: 3 }),
};
const fileKey = '5f0e1f7a-7c2e-4c53-9f5e-0a2f6f6f9b11';
const record = { fileKey, fileName: 'Invoice.pdf', contentType: 'application/pdf', bytes: 3 };

it('identifies the bytes of a file without revealing its key', () => {
  const { etag } = keptReply(files, record).kept;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(etag).not.toContain(fileKey.slice(0, 8));
  expect(keptReply(files, { ...record, fileName: 'Copy.pdf' }).kept.etag).toBe(etag);
  expect(keptReply(files, { ...record, fileKey: `${fileKey.slice(0, -1)}2` }).kept.etag).not.toBe(etag);
});

it('reads the file only once it is opened, whole or in part', async () => {
  const { kept, ...head } = keptReply(files, record);
  expect(head).toEqual({ fileName: 'Invoice.pdf', contentType: 'application/pdf' });
  expect(await text(await kept.open())).toBe(`${fileKey} whole`);
  expect(await text(await kept.open({ first: 1, last: 2 }))).toBe(`${fileKey} 1`);
});
