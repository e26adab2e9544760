import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { showTitle } from '../../platform/shown-title.ts';

/**
 * Applies a brand's name, icon and color to the page, whose HTML has no brand (spec §7: no flash of another brand). The code for
 * brands other than our own is loaded on demand.
 */
export async function applyBrand(brand: Brand): Promise<void> {
  if (brand !== ownBrand) return (await import('./apply-other-brand.ts')).applyOtherBrand(brand);
  showTitle(brand.name);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = '/icon.svg';
}
