import { createTexts } from '@lading/i18n/create-texts';
import { languageCodes } from '@lading/i18n/languages';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loadCommandPalette, loadShortcutSheet, shortcuts } from '../features/command-palette/index.ts';
import { menuPages } from '../features/menu/index.ts';
import { useAccount } from '../platform/account.ts';
import type { PaletteSheet } from './palette.tsx';
import { usePaletteCommands, type LabelTexts } from './use-palette-commands.ts';

/** What the palette needs and the first page does not: its windows, and the labels of every language. */
export async function loadPaletteParts(texts: i18n) {
  const labelsOf = (code: (typeof languageCodes)[number]) =>
    createTexts(code, ['menu', 'header', 'palette']).then((labels) => [code, labels] as const);
  const [Palette, Sheet, labels] = await Promise.all([
    loadCommandPalette(),
    loadShortcutSheet(),
    Promise.all(languageCodes.map(labelsOf)),
    texts.loadNamespaces('palette'),
  ]);
  return { Palette, Sheet, labels: Object.fromEntries(labels) as LabelTexts };
}

export type PaletteParts = Awaited<ReturnType<typeof loadPaletteParts>>;

interface PaletteDialogProps {
  parts: PaletteParts;
  sheet: PaletteSheet;
  onShow: (sheet: PaletteSheet) => void;
  onClose: () => void;
}

/** The palette with everything that this user may go to or do, or the help sheet of the keyboard. */
export function PaletteDialog({ parts, sheet, onShow, onClose }: PaletteDialogProps) {
  const { t } = useTranslation(['menu', 'header']);
  const { facts } = useAccount();
  const commands = usePaletteCommands(parts.labels, () => onShow('help'));
  if (sheet === 'palette') return <parts.Palette commands={commands} onClose={onClose} />;

  const { pages } = menuPages(facts);
  return (
    <parts.Sheet
      onClose={onClose}
      pageName={(id) => {
        const { does } = shortcuts[id];
        if (!('to' in does)) return '';
        const page = pages.find(({ to }) => to === does.to);
        if (page) return t(page.label);
        return does.to === 'messages' ? t('messages', { ns: 'header' }) : t('rates', { ns: 'header' });
      }}
    />
  );
}
