import type { PresetDraft, ShippingPreset } from '@lading/contracts/shipping';
import { areLetterKeysOn } from '@lading/bridge/letter-keys';
import { PresetDialog } from '@lading/sub-app-kit/presets';
import { Button } from '@lading/ui/button';
import { isComposing } from '@lading/ui/is-composing';
import { Kbd } from '@lading/ui/kbd';
import { BookmarkPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A digit typed into a field or a list is not a shortcut. It is one on the chosen service, which keeps the focus. */
const takesDigits = [
  'input:not([type=radio]):not([type=checkbox])',
  'textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]',
].join(', ');

export interface PresetBarProps {
  presets: readonly ShippingPreset[];
  appliedId: string | null;
  /** Initial values of a new preset. */
  current: Partial<PresetDraft>;
  onApply: (preset: ShippingPreset) => void;
}

/** The presets of the organization, applied by a click or by their key, and a button to save the input as another. */
export function PresetBar({ presets, appliedId, current, onApply }: PresetBarProps) {
  const { t } = useTranslation('shippingDefaults');
  const [isKeeping, setKeeping] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    const [target] = event.composedPath();
    // A key that is held down would request rates again and again.
    if (
      repeat ||
      ctrlKey ||
      metaKey ||
      altKey ||
      defaultPrevented ||
      isComposing(event) ||
      !areLetterKeysOn()
    )
      return;
    if (isKeeping || (target instanceof Element && target.closest(takesDigits))) return;
    // Another dialog over the drawer receives the keys.
    const windows = document.querySelectorAll('[data-modal]');
    if (windows.length > 0 && !windows.item(windows.length - 1).contains(bar.current)) return;
    const preset = presets.find(({ hotkey }) => hotkey !== null && String(hotkey) === key);
    if (!preset) return;
    event.preventDefault();
    onApply(preset);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  const applied = presets.find(({ presetId }) => presetId === appliedId);
  return (
    <section ref={bar} aria-label={t('presets')} className="grid gap-2">
      <h3 className="text-base font-semibold text-ink">{t('presets')}</h3>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Button
            key={preset.presetId}
            size="small"
            aria-pressed={preset.presetId === appliedId}
            aria-keyshortcuts={preset.hotkey === null ? undefined : String(preset.hotkey)}
            onClick={() => onApply(preset)}
          >
            {preset.hotkey === null ? null : (
              <span aria-hidden="true" className="contents">
                <Kbd>{preset.hotkey}</Kbd>
              </span>
            )}
            <span className="max-w-48 truncate">{preset.name}</span>
          </Button>
        ))}
        <Button
          size="small"
          variant="ghost"
          icon={<BookmarkPlus aria-hidden="true" />}
          onClick={() => setKeeping(true)}
        >
          {t('apply.keep')}
        </Button>
      </div>
      <output className="sr-only">{applied ? t('apply.applied', { name: applied.name }) : ''}</output>
      {isKeeping ? <PresetDialog preset={null} begin={current} onClose={() => setKeeping(false)} /> : null}
    </section>
  );
}
