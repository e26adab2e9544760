import { readFile } from 'node:fs/promises';
import type { SignedInContext } from '../../platform/context.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Upload } from '../../platform/uploads.ts';
import { mayBeStoreLogo, storeLogoFault, storeLogoRefusal } from './store-logo-rules.ts';
import { setStoreLogo } from './store.store.ts';

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
