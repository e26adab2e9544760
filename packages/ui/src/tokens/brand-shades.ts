import { contrast, hexToOklch, oklchToHex, type Oklch } from './oklch.ts';

/** The shades of one brand color in one theme; every value is `#rrggbb`. */
export interface BrandShades {
  /** Fill of the primary button; as close to the given color as contrast allows. */
  fill: string;
  hover: string;
  active: string;
  /** Text and icons on fill, hover and active (at least 4.5:1 on each). */
  on: string;
  /** Muted background of a chosen row or menu entry. */
  soft: string;
  softHover: string;
  /** Border of a soft area. */
  border: string;
  /** The brand as text or link on every surface and on soft (at least 4.5:1). */
  text: string;
  /** Tick boxes, switches, indicators and the focus ring (at least 3:1 on every surface). */
  mark: string;
}

/** The neutral surfaces of each theme; `theme.css` has the same values (tested). */
export const surfaces = {
  light: ['#ffffff', '#f9fafb', '#f4f6f7', '#eff2f3', '#e8eced'],
  dark: ['#0c1112', '#121819', '#181f20', '#1f2527', '#282f31'],
} as const;

const WHITE = '#ffffff';
const INK = '#0a1214';
const TEXT = 4.5;
const MARK = 3;

/** Changes lightness in small steps until the color has enough contrast with every background. */
function until(color: Oklch, step: number, ratio: number, backgrounds: readonly string[]): Oklch {
  for (let l = Math.min(1, color.l); l >= 0 && l <= 1; l += step) {
    const hex = oklchToHex({ ...color, l });
    if (backgrounds.every((background) => contrast(hex, background) >= ratio)) return { ...color, l };
  }
  return { ...color, l: step > 0 ? 1 : 0 };
}

/** The fill and the text on it: white if slight darkening makes it legible, otherwise dark ink. */
function fillAndOn(brand: Oklch): { fill: Oklch; on: string } {
  const forWhite = until(brand, -0.004, TEXT + 0.05, [WHITE]);
  if (brand.l - forWhite.l <= 0.07) return { fill: forWhite, on: WHITE };
  return { fill: until(brand, 0.004, TEXT + 0.05, [INK]), on: INK };
}

/** Hover and active are darker while their text stays legible; otherwise, and near black, they are lighter. */
function pressed(fill: Oklch, on: string, by: number): string {
  const darker = oklchToHex({ ...fill, l: fill.l - by });
  const visible = fill.l >= 0.27 && contrast(darker, on) >= TEXT;
  return visible ? darker : oklchToHex({ ...fill, l: Math.max(fill.l, 0.14) + by });
}

function lightShades(brand: Oklch): BrandShades {
  const { fill, on } = fillAndOn(brand);
  const quiet = Math.min(brand.c, 0.14);
  const soft = oklchToHex({ ...brand, l: 0.962, c: quiet * 0.16 });
  const softHover = oklchToHex({ ...brand, l: 0.935, c: quiet * 0.24 });
  const grounds = [...surfaces.light, soft, softHover];
  return {
    fill: oklchToHex(fill),
    hover: pressed(fill, on, 0.045),
    active: pressed(fill, on, 0.08),
    on,
    soft,
    softHover,
    border: oklchToHex({ ...brand, l: 0.84, c: quiet * 0.5 }),
    text: oklchToHex(until({ ...brand, l: Math.min(brand.l, 0.5) }, -0.005, TEXT + 0.05, grounds)),
    mark: oklchToHex(until(brand, -0.005, MARK + 0.05, grounds)),
  };
}

function darkShades(brand: Oklch): BrandShades {
  const lifted = until(brand, 0.005, MARK + 0.05, surfaces.dark);
  const { fill, on } = fillAndOn(lifted);
  const quiet = Math.min(brand.c, 0.14);
  const soft = oklchToHex({ ...brand, l: 0.27, c: quiet * 0.3 });
  const softHover = oklchToHex({ ...brand, l: 0.31, c: quiet * 0.36 });
  const grounds = [...surfaces.dark, soft, softHover];
  return {
    fill: oklchToHex(fill),
    hover: pressed(fill, on, 0.045),
    active: pressed(fill, on, 0.08),
    on,
    soft,
    softHover,
    border: oklchToHex({ ...brand, l: 0.42, c: quiet * 0.5 }),
    text: oklchToHex(until({ ...brand, l: Math.max(brand.l, 0.76) }, 0.005, TEXT + 0.05, grounds)),
    mark: oklchToHex(until(brand, 0.005, MARK + 0.05, grounds)),
  };
}

/**
 * All shades of a reseller's brand color (spec §3 SaaS info `colorType`), computed in OKLCH with WCAG AA contrast in both themes.
 * Accepts any CSS hex color; throws RangeError for other text.
 */
export function brandShades(hex: string): { light: BrandShades; dark: BrandShades } {
  const brand = hexToOklch(hex);
  return { light: lightShades(brand), dark: darkShades(brand) };
}
