import { storeMessages } from '@lading/contracts/stores';
import type { LocalizedText } from '@lading/contracts/core';

/** The largest picture of a store, which is shown at 36 pixels. */
const most = { bytes: 64 * 1_024, pixels: 256 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const refusal: LocalizedText = storeMessages.logoUnusable();

/**
 * Why a picture will not do, by what is in it and not by what it is called; undefined when it will. PNG alone: it holds no script, and
 * its first chunk says how large it will be when it is drawn.
 */
export function storeLogoFault(content: Buffer): LocalizedText | undefined {
  const isPng =
    content.length >= 33 &&
    content.length <= most.bytes &&
    content.subarray(0, 8).equals(signature) &&
    content.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng) return refusal;
  const sides = [content.readUInt32BE(16), content.readUInt32BE(20)];
  return sides.every((side) => side >= 1 && side <= most.pixels) ? undefined : refusal;
}

/** Whether a file is small enough to be read at all. */
export const mayBeStoreLogo = (bytes: number): boolean => bytes <= most.bytes;
/** What a picture that will not do is told. */
export const storeLogoRefusal = refusal;
