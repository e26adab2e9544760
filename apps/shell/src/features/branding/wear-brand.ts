import { ownBrand, type Brand } from '../../platform/brand/brand.ts';

/**
 * Puts a brand's name, icon and colour on the page, whose file bears nobody's (spec §7: no flash of another brand). What others than our
 * own want for that is fetched for them.
 */
export async function wearBrand(brand: Brand): Promise<void> {
  if (brand !== ownBrand) return (await import('./wear-other-brand.ts')).wearOtherBrand(brand);
  document.title = brand.name;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = '/icon.svg';
}
