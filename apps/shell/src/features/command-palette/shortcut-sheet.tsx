import { Dialog } from '@lading/ui/dialog';
import { Kbd } from '@lading/ui/kbd';
import { Switch } from '@lading/ui/switch';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { turnLetters, useLettersOn } from './key-choice.ts';
import { paletteKeys, shortcuts, type ShortcutId } from './shortcuts.ts';

interface ShortcutSheetProps {
  /** The name of the page that a shortcut opens, as in the menu. */
  pageName: (id: ShortcutId) => string;
  onClose: () => void;
}

/** Keys to the right of their description. */
function Row({ name, keys, between }: { name: string; keys: readonly string[]; between: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center gap-4">
      <dt className="min-w-0 flex-1">{name}</dt>
      <dd className="flex items-center gap-1.5 text-xs text-ink-muted">
        {keys.map((key, index) => (
          <span key={key} className="flex items-center gap-1.5">
            {index > 0 ? between : null}
            <Kbd>{key}</Kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}

/** Every shortcut available to this user, from the table that the listener uses, and the switch for letters. */
export function ShortcutSheet({ pageName, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation('shellPalette');
  const { facts } = useAccount();
  const isOn = useLettersOn();
  const usable = (Object.keys(shortcuts) as ShortcutId[]).filter((id) => {
    const { requires } = shortcuts[id];
    return !requires || facts[requires];
  });
  const rows = (wanted: (id: ShortcutId) => boolean) =>
    usable.filter(wanted).map((id) => {
      const { does, keys } = shortcuts[id];
      const name = 'act' in does ? t(`sheet.${does.act}`) : pageName(id);
      return (
        <Row
          key={id}
          name={name}
          keys={keys.map((key) => key.toUpperCase())}
          between={t('sheet.afterwards')}
        />
      );
    });
  const isAct = (id: ShortcutId) => 'act' in shortcuts[id].does;
  return (
    <Dialog open onOpenChange={onClose} title={t('sheet.title')} closeLabel={t('close')} width={440}>
      <h3 className="text-xs font-medium text-ink-muted">{t('sheet.general')}</h3>
      <dl className="mb-4 text-sm">
        <Row name={t('sheet.palette')} keys={paletteKeys} between="+" />
        {isOn ? rows(isAct) : null}
      </dl>
      {isOn ? (
        <>
          <h3 className="text-xs font-medium text-ink-muted">{t('sheet.goTo')}</h3>
          <dl className="mb-4 text-sm">{rows((id) => !isAct(id))}</dl>
          <h3 className="text-xs font-medium text-ink-muted">{t('sheet.lists')}</h3>
          <dl className="mb-4 text-sm">
            <Row name={t('sheet.move')} keys={['J', 'K']} between="/" />
            <Row name={t('sheet.select')} keys={['X']} between="" />
            <Row name={t('sheet.selectRange')} keys={['Shift', 'X']} between="+" />
            <Row name={t('sheet.search')} keys={['/']} between="" />
          </dl>
        </>
      ) : null}
      <div className="border-t border-line pt-4">
        <Switch
          label={t('sheet.letters')}
          description={t('sheet.lettersHint')}
          checked={isOn}
          onCheckedChange={turnLetters}
        />
        {isOn ? <p className="mt-3 text-xs text-ink-muted">{t('sheet.note')}</p> : null}
      </div>
    </Dialog>
  );
}
