import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { isOwnHost } from './own-hosts.ts';

/** The brand of the host that the page was opened on; our own hosts ask nobody (spec §9). */
export async function loadBrand(host: string, origin: string): Promise<Brand> {
  if (isOwnHost(host)) return ownBrand;
  const { askBrand } = await import('./ask-brand.ts');
  return askBrand(host, origin);
}
