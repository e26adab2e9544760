import type { Brand } from '../../platform/brand/brand.ts';

/** Puts a brand's colour and icon on the page; contrast is kept by computation (look and feel, "Colour"). */
export async function wearBrand({ colour, iconUrl }: Brand): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && iconUrl) {
    icon.removeAttribute('type');
    icon.href = iconUrl;
  }
  if (!colour) return;
  const { applyBrand, isHexColor } = await import('@lading/ui/tokens');
  if (isHexColor(colour)) applyBrand(document.documentElement, colour);
}
