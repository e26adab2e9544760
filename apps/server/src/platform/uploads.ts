import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { coreMessages, type FieldError, limits, normalForm } from '@lading/contracts/core';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { badInput, refused, tooLarge } from './request-error.ts';

/** A file of a multipart call, streamed to disk. It is removed when the call is answered, unless it was moved away. */
export interface Upload {
  path: string;
  /** The caller's name for it: for people only, never part of a path. */
  fileName: string;
  bytes: number;
}

/** The parts of a multipart call. */
export interface Parts {
  fields: Record<string, string>;
  files: Record<string, Upload>;
  remove(): Promise<void>;
}

type Wanted = Readonly<Record<string, 'required' | 'optional'>>;

/** Maximum size of a form besides its file. */
const formBytes = 8 * 1024 * 1024;

/** Streams the parts of a multipart call to disk within the limits of decision D8. */
export async function receiveParts(request: FastifyRequest, wanted: Wanted, folder: string): Promise<Parts> {
  // A declared length over the limit is refused without reading.
  if (Number(request.headers['content-length']) > limits.importFile.bytes + formBytes)
    throw tooLarge(limits.importFile.bytes);
  const parts: Parts = {
    fields: {},
    files: {},
    remove: async () => {
      await Promise.all(Object.values(parts.files).map((upload) => rm(upload.path, { force: true })));
    },
  };
  const faults: FieldError[] = [];
  try {
    const incoming = request.parts({
      limits: {
        fileSize: limits.importFile.bytes,
        files: Object.keys(wanted).length,
        fields: 50,
        fieldSize: 1024 * 1024,
        fieldNameSize: 100,
      },
    });
    for await (const part of incoming) {
      if (part.type === 'field') {
        parts.fields[part.fieldname] = String(part.value);
      } else if (part.fieldname in wanted && !(part.fieldname in parts.files)) {
        const path = join(folder, randomUUID());
        const upload: Upload = { path, fileName: shownName(part.filename), bytes: 0 };
        parts.files[part.fieldname] = upload;
        await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
        upload.bytes = part.file.bytesRead;
        if (part.file.truncated) throw tooLarge(limits.importFile.bytes);
      } else {
        part.file.resume();
        faults.push({ fieldName: part.fieldname, ...coreMessages.unknownField() });
      }
    }
    for (const [name, need] of Object.entries(wanted)) {
      if (need === 'required' && !(name in parts.files)) {
        faults.push({ fieldName: name, ...coreMessages.chooseFile() });
      }
    }
    if (faults.length > 0) throw badInput(faults);
    return parts;
  } catch (error) {
    await parts.remove();
    if (isFileTooMany(error))
      throw badInput([{ fieldName: Object.keys(wanted)[0] ?? '', ...coreMessages.oneFile() }]);
    throw isBrokenForm(error) ? brokenForm() : error;
  }
}

/** Browsers' escapes for characters that would end a name in the header of a part; they escape nothing else. */
const escaped = /%(?:22|0d|0a)/gi;

/** Control characters, and those that turn the direction of reading, by which `exe.fdp` reads as `pdf.exe`. */
const unshown = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name for people: without misleading characters or split surrogates, and not longer than a file system allows. */
export const shownName = (name: string): string =>
  normalForm(name.replaceAll(escaped, decodeURIComponent).replaceAll(unshown, ''))
    .slice(0, 255)
    .toWellFormed();

/** Parser errors for a form that ends early or has no boundary; they have no code of their own. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && !('code' in error) && /multipart/i.test(error.message); // no message of ours

/** The parser's error for more files than the call accepts (spec §5, "one file only"). */
const isFileTooMany = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';

const brokenForm = () => refused(coreMessages.uploadIncomplete());
