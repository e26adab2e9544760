import { applyBrand, brandShades, isHexColor } from '@lading/ui/tokens';
import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { currentLanguage } from '../../platform/language.ts';
import { initialIcon } from './initial-icon.ts';

/** An icon's colours where a brand has none that can be worn. */
const plainIcon = { fill: '#56666b', on: '#ffffff' };

/** Puts the name, the colour and the icon of somebody else's brand on the page; contrast is kept by computation, the icon's too. */
export function wearOtherBrand({ name, nameCn, colour, iconUrl }: Brand): void {
  document.title = currentLanguage() === 'cn' ? (nameCn ?? name) : name;
  const isWearable = colour !== null && isHexColor(colour);
  if (isWearable) applyBrand(document.documentElement, colour);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const shades = isWearable ? brandShades(colour).light : plainIcon;
  const drawn = name === ownBrand.name ? '/icon.svg' : initialIcon(name, shades);
  if (icon) icon.href = iconUrl ?? drawn;
}
