import { applyBrand, brandShades, isHexColor } from '@lading/ui/tokens';
import { type Brand, ownBrand } from '../../platform/brand/brand.ts';
import { currentLanguage } from '../../platform/language.ts';
import { showTitle } from '../../platform/shown-title.ts';

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? '');

/** An icon for a brand that has none: its initial on its color, as a `data:` address. */
function initialIcon(name: string, { fill, on }: { fill: string; on: string }): string {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${escaped(fill)}"/><text x="16" y="22.500" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="${escaped(on)}">${escaped(initial)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** An icon's colors for a brand without a usable color. */
const plainIcon = { fill: '#56666b', on: '#ffffff' };

/** The tab icon of a brand without its own: ours is only for our own name, and an unknown brand has none. */
function iconFor(name: string, shades: { fill: string; on: string }): string {
  if (name === ownBrand.name) return '/icon.svg';
  return name ? initialIcon(name, shades) : 'data:,';
}

/** Applies another brand's name, color and icon to the page; contrast is computed, for the icon too. */
export function applyOtherBrand({ name, nameCn, colour, iconUrl }: Brand): void {
  showTitle(currentLanguage() === 'cn' ? (nameCn ?? name) : name);
  const isWearable = colour !== null && isHexColor(colour);
  applyBrand(document.documentElement, isWearable ? colour : null);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const shades = isWearable ? brandShades(colour).light : plainIcon;
  if (icon) icon.href = iconUrl ?? iconFor(name, shades);
}
