import type { LocalizedText } from '@lading/contracts/localized-text';

/** The largest picture of a store, which is shown at 36 pixels. */
const most = { bytes: 64 * 1_024, pixels: 256 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const refusal: LocalizedText = {
  message: 'The picture must be a PNG of at most 256 by 256 pixels and 64 KB.',
  zhMessage: '图片须为 PNG 格式，不超过 256 × 256 像素、64 KB。',
};

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
