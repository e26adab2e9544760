import { codeOf } from '@lading/ui/late';
import { createContext, Suspense, use, useCallback, useRef, useState, type ReactNode } from 'react';
import {
  shortcuts,
  typeAhead,
  useShortcutKeys,
  type ShortcutId,
  type TypedAhead,
} from '../features/command-palette/index.ts';
import { useOpenImport } from '../features/imports/index.ts';
import { destinations } from '../platform/destinations.ts';
import { useNavigation } from '../platform/navigation.tsx';
import { useTexts } from '../platform/texts.ts';
import { useNotices } from './notices-context.ts';
import type { PaletteSheet } from './palette-dialog.tsx';
import type { LoadedPalette } from './palette-parts.ts';
import { usePaletteContext } from './use-palette-context.ts';

interface Shown extends LoadedPalette {
  sheet: PaletteSheet;
  ahead: TypedAhead | null;
}

const loadParts = codeOf(async () => (await import('./palette-parts.ts')).loadPalette());

const OpenPalette = createContext<((sheet: PaletteSheet) => void) | null>(null);

/** The keyboard shortcuts of the shell, and the palette and shortcut list that they open. Until then only the listener is loaded. */
export function Palette({ children }: { children: ReactNode }) {
  const texts = useTexts();
  const { onFailure } = useNotices();
  const { go } = useNavigation();
  const openImport = useOpenImport();
  const frame = usePaletteContext();
  const [shown, setShown] = useState<Shown | null>(null);
  const pending = useRef<TypedAhead>(null);

  const open = useCallback(
    async (sheet: PaletteSheet) => {
      const ahead =
        sheet === 'palette' ? (pending.current ??= typeAhead(texts.t('shellHeader:search'))) : null;
      try {
        const known = await loadParts();
        // Later calls: i18next does not retry texts that could not be fetched once.
        await texts.loadNamespaces('shellPalette');
        setShown({ ...known, sheet, ahead });
      } catch (fault) {
        ahead?.giveBack();
        onFailure(fault, false);
      }
      pending.current = null;
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
            frame={frame}
            sheet={shown.sheet}
            ahead={shown.ahead}
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
