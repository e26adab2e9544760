import { useTranslation } from 'react-i18next';
import type { loadCommandPalette, loadShortcutSheet, TypedAhead } from '../features/command-palette/index.ts';
import { paletteCommands, type LabelTexts } from './palette-commands.ts';
import { pageOf, paletteContext } from './palette-context.ts';
import type { FrameOfPalette } from './use-palette-context.ts';

/** The palette, or the help sheet of the keyboard. */
export type PaletteSheet = 'palette' | 'help';

/** The parts of the palette that the first page does not need: its windows, and the labels of every language. */
export interface PaletteParts {
  Palette: Awaited<ReturnType<typeof loadCommandPalette>>;
  Sheet: Awaited<ReturnType<typeof loadShortcutSheet>>;
  labels: LabelTexts;
}

interface PaletteDialogProps {
  parts: PaletteParts;
  frame: FrameOfPalette;
  sheet: PaletteSheet;
  /** What is typed until the palette has the focus. */
  ahead: TypedAhead | null;
  onShow: (sheet: PaletteSheet) => void;
  onClose: () => void;
}

/** The palette with everything that this user may open or do, or the keyboard shortcut list. */
export function PaletteDialog({ parts, frame, sheet, ahead, onShow, onClose }: PaletteDialogProps) {
  const { t } = useTranslation(['shellMenu', 'shellHeader']);
  const context = paletteContext(frame);
  if (sheet === 'palette') {
    const commands = paletteCommands(parts.labels, context, () => onShow('help'));
    return <parts.Palette commands={commands} ahead={ahead} onClose={onClose} />;
  }
  return (
    <parts.Sheet
      onClose={onClose}
      pageName={(id) => {
        const to = pageOf(id);
        const page = context.menus.pages.find((one) => one.to === to);
        if (page) return t(page.label);
        return to === 'messages' ? t('messages', { ns: 'shellHeader' }) : t('rates', { ns: 'shellHeader' });
      }}
    />
  );
}
