/** The plain glyph of a store channel: one or two letters and the hue of its tile, in degrees. */
export interface ChannelGlyph {
  letters: string;
  hue: number;
}

const glyphs: Record<number, ChannelGlyph> = {
  0: { letters: '?', hue: 220 },
  1: { letters: 'A', hue: 65 },
  2: { letters: 'E', hue: 255 },
  3: { letters: 'SS', hue: 145 },
  4: { letters: 'S', hue: 135 },
  5: { letters: 'Et', hue: 45 },
  6: { letters: 'B', hue: 270 },
  7: { letters: 'W', hue: 250 },
  8: { letters: 'WD', hue: 235 },
  9: { letters: 'G', hue: 150 },
  10: { letters: 'Wf', hue: 310 },
  11: { letters: 'Wo', hue: 295 },
  12: { letters: 'N', hue: 60 },
  13: { letters: 'Wi', hue: 220 },
  14: { letters: 'Ec', hue: 30 },
  16: { letters: 'M', hue: 20 },
  17: { letters: 'NS', hue: 230 },
  19: { letters: 'OD', hue: 185 },
  20: { letters: 'T', hue: 350 },
  21: { letters: 'Tx', hue: 95 },
  24: { letters: 'F', hue: 330 },
  25: { letters: 'Sf', hue: 240 },
};

const unknown: ChannelGlyph = { letters: '?', hue: 220 };

/** Letters and hue for a channel code (spec §3 platform types); a code without an own icon is a question mark. */
export function channelGlyph(code: number): ChannelGlyph {
  return glyphs[code] ?? unknown;
}
