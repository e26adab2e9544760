import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presetOf, type RateInput } from './rate-input-rules.ts';

const PresetDialog = late(async () => (await import('@lading/sub-app-kit/presets')).PresetDialog);

/** Saves the package and the options of the calculator as a preset for labels (shipping design, "Rate calculator"). */
export function SavePreset({ input }: { input: RateInput }) {
  const { t } = useTranslation('shippingDefaults');
  const { bus } = useHost();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<BookmarkPlus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('apply.keep')}
      </Button>
      {isOpen ? (
        <PresetDialog
          preset={null}
          begin={presetOf(input)}
          onSaved={(name) => bus.emit('notice:show', { tone: 'info', title: t('apply.kept', { name }) })}
          onClose={close}
          onMissing={close}
        />
      ) : null}
    </>
  );
}
