import { createTexts } from '@lading/i18n/create-texts';
import { languageCodes, type Language } from '@lading/i18n/languages';
import { codeOf } from '@lading/ui/late';
import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import {
  loadCommandPalette,
  loadShortcutSheet,
  shortcuts,
  useShortcutKeys,
  type ShortcutId,
} from '../features/command-palette/index.ts';
import { useOpenImport } from '../features/imports/index.ts';
import { destinations } from '../platform/destinations.ts';
import { useNavigation } from '../platform/navigation.tsx';
import { useTexts } from '../platform/texts.ts';
import { useNotices } from './notices-context.ts';
import type { LabelTexts } from './palette-commands.ts';
import type { PaletteDialog, PaletteParts, PaletteSheet } from './palette-dialog.tsx';
import { usePaletteContext } from './use-palette-context.ts';

function pageOf(id: ShortcutId) {
  const { does } = shortcuts[id];
  return 'to' in does ? does.to : undefined;
}

interface Shown {
  Dialog: typeof PaletteDialog;
  parts: PaletteParts;
  sheet: PaletteSheet;
}

const labelsOf = async (code: Language) =>
  [code, await createTexts(code, ['shellMenu', 'shellHeader', 'shellPalette'])] as const;

const loadParts = codeOf(async (): Promise<Omit<Shown, 'sheet'>> => {
  const [{ PaletteDialog: Dialog }, Palette, Sheet, labels] = await Promise.all([
    import('./palette-dialog.tsx'),
    loadCommandPalette(),
    loadShortcutSheet(),
    Promise.all(languageCodes.map(labelsOf)),
  ]);
  return { Dialog, parts: { Palette, Sheet, labels: Object.fromEntries(labels) as LabelTexts } };
});

const OpenPalette = createContext<((sheet: PaletteSheet) => void) | null>(null);

/** The keyboard shortcuts of the shell, and the palette and shortcut list that they open. Until then only the listener is loaded. */
export function Palette({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { onFailure } = useNotices();
  const { go } = useNavigation();
  const openImport = useOpenImport();
  const context = usePaletteContext();
  const [shown, setShown] = useState<Shown | null>(null);

  const open = useCallback(
    async (sheet: PaletteSheet) => {
      try {
        const known = await loadParts();
        // Later calls: i18next does not retry texts that could not be fetched once.
        await texts.loadNamespaces('palette');
        setShown({ ...known, sheet });
      } catch (fault) {
        onFailure(fault, false);
      }
    },
    [texts, onFailure],
  );
  const onPalette = useCallback(() => void open('palette'), [open]);
  const onShortcut = useCallback(
    (id: ShortcutId) => {
      const { does } = shortcuts[id];
      if ('to' in does) go(destinations[does.to]);
      else if (does.act === 'import') openImport('product');
      else void open('help');
    },
    [go, open, openImport],
  );
  useShortcutKeys(onPalette, onShortcut);

  const ask = useCallback((sheet: PaletteSheet) => void open(sheet), [open]);
  return (
    <OpenPalette value={ask}>
      {children}
      {shown ? (
        <Suspense>
          <shown.Dialog
            parts={shown.parts}
            context={context}
            sheet={shown.sheet}
            pageOf={pageOf}
            onShow={(sheet) => setShown({ ...shown, sheet })}
            onClose={() => setShown(null)}
          />
        </Suspense>
      ) : null}
    </OpenPalette>
  );
}

/** Opens the palette or the help sheet. @throws Error outside of the palette */
export function useOpenPalette(): (sheet: PaletteSheet) => void {
  const open = use(OpenPalette);
  if (!open) throw new Error('useOpenPalette is called outside of Palette');
  return open;
}
