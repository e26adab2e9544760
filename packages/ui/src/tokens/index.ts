export { applyBrand } from './apply-brand.ts';
export { applyTheme, type Theme } from './apply-theme.ts';
export { brandShades, type BrandShades } from './brand-shades.ts';
export { contrast, isHexColor } from './oklch.ts';
