import { brandShades, type BrandShades } from './brand-shades.ts';

const variables: Record<keyof BrandShades, string> = {
  fill: '--brand-fill',
  hover: '--brand-hover',
  active: '--brand-active',
  on: '--brand-on',
  soft: '--brand-soft',
  softHover: '--brand-soft-hover',
  border: '--brand-border',
  text: '--brand-text',
  mark: '--brand-mark',
};

/**
 * Sets a brand color on an element (the document's root, or one part of a page); null resets to the default. The variables inherit,
 * so sub-apps and both themes follow without a render. Throws RangeError for an invalid hex color.
 */
export function applyBrand(element: HTMLElement, hex: string | null): void {
  const shades = hex === null ? null : brandShades(hex);
  for (const [shade, variable] of Object.entries(variables) as [keyof BrandShades, string][]) {
    if (shades === null) element.style.removeProperty(variable);
    else element.style.setProperty(variable, `light-dark(${shades.light[shade]}, ${shades.dark[shade]})`);
  }
}
