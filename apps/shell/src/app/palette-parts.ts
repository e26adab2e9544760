import { createTexts } from '@lading/i18n/create-texts';
import { languageCodes, type Language } from '@lading/i18n/languages';
import { loadCommandPalette, loadShortcutSheet } from '../features/command-palette/index.ts';
import type { LabelTexts } from './palette-commands.ts';
import { PaletteDialog, type PaletteParts } from './palette-dialog.tsx';

const labelsOf = async (code: Language) =>
  [code, await createTexts(code, ['shellMenu', 'shellHeader', 'shellPalette'])] as const;

/** The code of the palette that the first page does not need. */
export interface LoadedPalette {
  Dialog: typeof PaletteDialog;
  parts: PaletteParts;
}

/** Fetches the palette's windows, and its labels in every language. */
export async function loadPalette(): Promise<LoadedPalette> {
  const [Palette, Sheet, labels] = await Promise.all([
    loadCommandPalette(),
    loadShortcutSheet(),
    Promise.all(languageCodes.map(labelsOf)),
  ]);
  return {
    Dialog: PaletteDialog,
    parts: { Palette, Sheet, labels: Object.fromEntries(labels) as LabelTexts },
  };
}
