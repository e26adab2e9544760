import { createContext, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { shortcuts, useShortcutKeys, type ShortcutId } from '../features/command-palette/index.ts';
import { useOpenImport } from '../features/import-wizard/index.ts';
import { destinations } from '../platform/destinations.ts';
import { useNavigation } from '../platform/navigation.tsx';
import { useTexts } from '../platform/texts.ts';
import { useNotices } from './notices-context.ts';
import type { PaletteDialog, PaletteParts } from './palette-dialog.tsx';

export type PaletteSheet = 'palette' | 'help';

interface Shown {
  Dialog: typeof PaletteDialog;
  parts: PaletteParts;
  sheet: PaletteSheet;
}

const OpenPalette = createContext<((sheet: PaletteSheet) => void) | null>(null);

/** The keys of the shell, and the palette and help sheet that they open. Until then nothing but the listener is there. */
export function Palette({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { onFailure } = useNotices();
  const { go } = useNavigation();
  const openImport = useOpenImport();
  const [shown, setShown] = useState<Shown | null>(null);

  const open = useCallback(
    async (sheet: PaletteSheet) => {
      try {
        const { PaletteDialog: Dialog, loadPaletteParts } = await import('./palette-dialog.tsx');
        setShown({ Dialog, parts: await loadPaletteParts(texts), sheet });
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
            sheet={shown.sheet}
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
