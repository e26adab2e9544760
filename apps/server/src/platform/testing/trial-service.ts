import { readFile } from 'node:fs/promises';
import { defineService } from '@lading/contracts/core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../platform.ts';
import { registerService } from '../register-service.ts';

/** A call of each kind of request and reply, which answers with what it received. */
export const trial = defineService('trial', {
  upload: {
    method: 'POST',
    path: '/api/trial/upload/{name}',
    access: 'signed-in',
    summary: 'Takes a file.',
    encoding: 'multipart',
    params: z.object({ name: z.string() }),
    files: { file: 'required', extra: 'optional' },
    body: z.object({ count: z.coerce.number().int() }),
    data: z.object({ text: z.string(), fileName: z.string(), count: z.number(), name: z.string() }),
  },
  table: {
    method: 'GET',
    path: '/api/trial/table',
    access: 'public',
    summary: 'Rows at once.',
    data: z.array(z.number()),
  },
  tableLines: {
    method: 'GET',
    path: '/api/trial/table',
    access: 'public',
    summary: 'Rows one a line.',
    reply: 'ndjson',
    data: z.number(),
  },
  file: { method: 'GET', path: '/api/trial/file', access: 'public', summary: 'A file.', reply: 'file' },
  mark: {
    method: 'POST',
    path: '/api/trial/mark',
    access: 'public',
    summary: 'A form.',
    encoding: 'form',
    body: z.object({ messageId: z.string() }),
    data: z.string(),
  },
  note: {
    method: 'POST',
    path: '/api/trial/note/{name}',
    access: 'public',
    summary: 'Returns its texts.',
    params: z.object({ name: z.string() }),
    body: z.object({ texts: z.array(z.string()) }),
    data: z.array(z.string()),
  },
  noteOfFile: {
    method: 'POST',
    path: '/api/trial/note-of-file',
    access: 'public',
    summary: 'Returns its texts as a file has them.',
    body: z.object({ texts: z.array(z.string()) }),
    keepsTexts: true,
    data: z.array(z.string()),
  },
  draft: {
    method: 'POST',
    path: '/api/trial/draft',
    access: 'signed-in',
    summary: 'Returns a text to a signed-in person.',
    body: z.object({ text: z.string() }),
    data: z.string(),
  },
  touch: { method: 'GET', path: '/api/trial/touch', access: 'signed-in', summary: 'Changes state.' },
  keyed: {
    method: 'POST',
    path: '/api/trial/keyed',
    access: 'public',
    summary: 'Returns its key.',
    data: z.string().nullish(),
    idempotent: true,
  },
  opened: {
    method: 'POST',
    path: '/api/trial/opened',
    access: 'operator',
    summary: 'Returns the digest of its body.',
    body: z.object({ password: z.string() }),
    data: z.string().nullish(),
    idempotent: true,
  },
});

/** What registers the calls of {@link trial}. @param onUpload gets the path of the file while an upload is answered */
export const serveTrial =
  (onUpload: (path: string) => void) =>
  (app: FastifyInstance, platform: Platform): void =>
    registerService(
      app,
      platform,
      trial,
      {
        upload: async (_context, { params, body, files }) => {
          onUpload(files.file.path);
          const text = await readFile(files.file.path, 'utf8');
          return { text, fileName: files.file.fileName, count: body.count, name: params.name };
        },
        table: () => [1, 2, 3],
        async *tableLines() {
          yield* [1, 2, 3];
        },
        file: () => ({ fileName: '订单 "1".csv', contentType: 'text/csv', content: Buffer.from('a,b') }),
        mark: (_context, { body }) => body.messageId,
        note: (_context, { params, body }) => [params.name, ...body.texts],
        noteOfFile: (_context, { body }) => body.texts,
        draft: (_context, { body }) => body.text,
        touch: () => undefined,
        keyed: ({ idempotencyKey }) => idempotencyKey?.text,
        opened: ({ idempotencyKey }) => idempotencyKey?.bodyDigest,
      },
      { options: { touch: { sameOriginOnly: true } } },
    );
