import { applyBrand, brandShades, isHexColor } from '@lading/ui/tokens';
import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { currentLanguage } from '../../platform/language.ts';
import { initialIcon } from './initial-icon.ts';

/** An icon's colours where a brand has none that can be worn. */
const plainIcon = { fill: '#56666b', on: '#ffffff' };

/** What stands in the tab for a brand without an icon of its own: ours is for our own name alone, and nobody has none. */
function iconFor(name: string, shades: { fill: string; on: string }): string {
  if (name === ownBrand.name) return '/icon.svg';
  return name ? initialIcon(name, shades) : 'data:,';
}

/** Puts the name, the colour and the icon of somebody else's brand on the page; contrast is kept by computation, the icon's too. */
export function wearOtherBrand({ name, nameCn, colour, iconUrl }: Brand): void {
  document.title = currentLanguage() === 'cn' ? (nameCn ?? name) : name;
  const isWearable = colour !== null && isHexColor(colour);
  applyBrand(document.documentElement, isWearable ? colour : null);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const shades = isWearable ? brandShades(colour).light : plainIcon;
  if (icon) icon.href = iconUrl ?? iconFor(name, shades);
}
