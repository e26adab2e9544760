import { open } from 'node:fs/promises';
import { attachmentLimits, type AttachmentType } from '@lading/contracts/orders';

/** How documents of each kind begin. What a file is named says nothing of what it is. */
const beginnings: Readonly<Record<AttachmentType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** What a file is by its content; undefined for what no order or claim takes. */
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

/** A name for people: without folders and control characters, and not too long; its ending stays. */
export function documentName(fileName: string): string {
  const name = (fileName.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').trim() || 'file';
  const { fileName: most } = attachmentLimits;
  if (name.length <= most) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return name.slice(0, most - ending.length) + ending;
}
