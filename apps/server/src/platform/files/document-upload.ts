import { open } from 'node:fs/promises';
import { attachmentLimits, type AttachmentType } from '@lading/contracts/orders';
import { shownName } from '../uploads.ts';

/** The first bytes of each document type. A file's name proves nothing about its type. */
const beginnings: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The type of a file by its content; undefined for one that orders and claims do not accept. */
export async function documentTypeOf(path: string): Promise<AttachmentType | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.subarray(0, bytesRead);
    return (Object.keys(beginnings) as AttachmentType[]).find((type) => {
      const wanted = Buffer.from(beginnings[type]);
      return start.subarray(0, wanted.length).equals(wanted);
    });
  } finally {
    await file.close();
  }
}

/** Extensions of each type, the usual one first. */
const endings: Readonly<Record<AttachmentType, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

/**
 * A name for people: without folders, not too long, and with an extension for its actual type, since people who save and open it rely on
 * the name.
 */
export function documentName(
  sentName: string,
  type: AttachmentType,
  most: number = attachmentLimits.fileName,
): string {
  const name = shownName(sentName.split(/[\\/]/).at(-1) ?? '').trim();
  const own = endings[type].find((ending) => name.toLowerCase().endsWith(ending))?.length ?? 0;
  const ending = own > 0 ? name.slice(-own) : endings[type][0];
  const stem = name.slice(0, Math.min(name.length - own, most - ending.length)).replace(/\p{Cs}$/u, '');
  return `${stem || 'file'}${ending}`;
}
