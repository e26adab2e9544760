import { ownBrand, type Brand } from '../../platform/brand/brand.ts';
import { initialIcon } from './initial-icon.ts';

/** Puts a brand's colour and icon on the page; contrast is kept by computation (look and feel, "Colour"). */
export async function wearBrand({ name, colour, iconUrl }: Brand): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && (iconUrl || name !== ownBrand.name)) {
    icon.removeAttribute('type');
    icon.href = iconUrl ?? initialIcon(name, colour ?? '#56666b');
  }
  if (!colour) return;
  const { applyBrand, isHexColor } = await import('@lading/ui/tokens');
  if (isHexColor(colour)) applyBrand(document.documentElement, colour);
}
