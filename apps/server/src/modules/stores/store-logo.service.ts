import { readFile } from 'node:fs/promises';
import type { LocalizedText } from '@lading/contracts/core';
import { storeMessages } from '@lading/contracts/stores';
import type { SignedInContext } from '../../platform/context.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Upload } from '../../platform/uploads.ts';
import { setStoreLogo } from './store.store.ts';

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
const mayBeStoreLogo = (bytes: number): boolean => bytes <= most.bytes;
/** The refusal of a picture that cannot be used. */
const storeLogoRefusal = refusal;

/**
 * Pictures of stores (spec §7). They travel within the map of logos, as data addresses: there is no address of ours that would serve what
 * somebody has uploaded.
 */
export function storeLogoService() {
  async function set({ db }: SignedInContext, storeId: string, logo: string | null): Promise<null> {
    if (!isRowId(storeId) || !(await db((trx) => setStoreLogo(trx, storeId, logo)))) throw notFound();
    return null;
  }
  return {
    /** @throws RequestError 400 when the picture will not do, 404 */
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
