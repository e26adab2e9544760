import { languageOf } from '@lading/i18n/create-texts';
import { languageCodes, languages } from '@lading/i18n/languages';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../platform/texts.ts';
import { changeLanguage } from '../../platform/change-language.ts';

/** Every language by its own name, side by side: for the pages before sign-in, without an account. */
export function LanguageToggle() {
  const { t } = useTranslation('shellHeader');
  const texts = useTexts();
  const current = languageOf(texts);
  return (
    <fieldset className="flex shrink-0 gap-1 text-sm">
      <legend className="sr-only">{t('language')}</legend>
      {languageCodes.map((code) => (
        <button
          key={code}
          type="button"
          lang={languages[code].tag}
          aria-pressed={code === current}
          onClick={() => void changeLanguage(texts, code)}
          className="h-control-small rounded-md px-2.5 whitespace-nowrap text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-ink aria-pressed:forced-chosen"
        >
          {languages[code].name}
        </button>
      ))}
    </fieldset>
  );
}
