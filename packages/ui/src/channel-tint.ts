/** Neighbours in the list of channels are far apart on the circle of hues. */
const stepDegrees = 137.5;

/** The tint of a channel's tile by its code (spec §3): hue in degrees and chroma, as OKLCH has them. What is not known is grey. */
export function channelTint(code: number): { hue: number; chroma: number } {
  if (!Number.isInteger(code) || code < 1 || code > 25) return { hue: 220, chroma: 0.1 };
  return { hue: (code * stepDegrees) % 360, chroma: 1 };
}

/** Lightness and chroma of tile and lines in OKLCH, in both schemes; any hue keeps 4.5:1 between the two. */
export const tintShades = {
  light: { tile: [0.93, 0.045], lines: [0.42, 0.1] },
  dark: { tile: [0.31, 0.05], lines: [0.86, 0.085] },
} as const;
