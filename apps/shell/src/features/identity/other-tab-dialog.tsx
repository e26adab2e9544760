import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useQuietStart } from '@lading/ui/use-quiet-start';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OtherTabChange } from '../../platform/auth-session.ts';

/** Every modifier key of the standard "UI Events KeyboardEvent key Values". */
const modifiers = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'Hyper',
  'Super',
  'Symbol',
  'Fn',
  'CapsLock',
  'NumLock',
  'ScrollLock',
  'FnLock',
  'SymbolLock',
]);

/**
 * Another tab has changed who is signed in: nothing may continue as the previous person. Any key but a lone modifier reloads (spec
 * §4, decision D4).
 */
export function OtherTabDialog({ change, onReload }: { change: OtherTabChange; onReload: () => void }) {
  const { t } = useTranslation('shellHeader');
  // It opens by itself, perhaps in the middle of a word.
  useQuietStart();
  useEffect(() => {
    const reload = (event: KeyboardEvent) => {
      if (modifiers.has(event.key)) return;
      event.preventDefault();
      onReload();
    };
    window.addEventListener('keydown', reload, { capture: true });
    return () => window.removeEventListener('keydown', reload, { capture: true });
  }, [onReload]);

  return (
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title={change === 'signed-out' ? t('otherTab.titleSignedOut') : t('otherTab.titleChanged')}
      confirmLabel={t('otherTab.reload')}
      onConfirm={onReload}
    >
      <p>{change === 'signed-out' ? t('otherTab.signedOut') : t('otherTab.changed')}</p>
      <p className="mt-2 text-sm text-ink-faint">{t('otherTab.hint')}</p>
    </ConfirmDialog>
  );
}
