import { readFile } from 'node:fs/promises';
import type { LocalizedText } from '@lading/contracts/core';
import { storeMessages } from '@lading/contracts/stores';
import type { SignedInContext } from '../../platform/context.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Upload } from '../../platform/uploads.ts';
import { setStoreLogo } from './store.store.ts';

/** The largest image of a store, which is displayed at 36 pixels. */
const most = { bytes: 64 * 1_024, pixels: 256 };
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const refusal: LocalizedText = storeMessages.logoUnusable();

/**
 * Why an image is refused, judged by content rather than name; undefined when it is accepted. Only PNG: it cannot contain scripts, and
 * its first chunk has its dimensions.
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

/** Whether a file is small enough to be read. */
const mayBeStoreLogo = (bytes: number): boolean => bytes <= most.bytes;
/** The refusal of an unusable image. */
const storeLogoRefusal = refusal;

/**
 * Images of stores (spec §7). They are sent in the map of logos, as data URLs: no URL of ours serves
 * uploaded content.
 */
export function storeLogoService() {
  async function set({ db }: SignedInContext, storeId: string, logo: string | null): Promise<null> {
    if (!isRowId(storeId) || !(await db((trx) => setStoreLogo(trx, storeId, logo)))) throw notFound();
    return null;
  }
  return {
    /** @throws RequestError 400 when the image is unusable, 404 */
    async save(context: SignedInContext, storeId: string, { path, bytes }: Upload): Promise<null> {
      if (!mayBeStoreLogo(bytes)) throw fieldFault('logo', storeLogoRefusal);
      const content = await readFile(path);
      const fault = storeLogoFault(content);
      if (fault) throw fieldFault('logo', fault);
      return set(context, storeId, `data:image/png;base64,${content.toString('base64')}`);
    },
    /** @throws RequestError 404 */
    remove: (context: SignedInContext, storeId: string): Promise<null> => set(context, storeId, null),
  };
}

/** See {@link storeLogoService}. */
export type StoreLogos = ReturnType<typeof storeLogoService>;
