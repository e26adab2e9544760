import { languageOf } from '@lading/i18n/create-texts';
import { languageCodes, languages } from '@lading/i18n/languages';
import { IconButton } from '@lading/ui/icon-button';
import { Menu } from '@lading/ui/menu';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts.ts';
import { useChooseLanguage } from '../platform/use-choose-language.ts';

/** The language switch of the header; saves the choice to the account. */
export function LanguageMenu() {
  const { t } = useTranslation('header');
  const current = languageOf(useTexts());
  const choose = useChooseLanguage();
  return (
    <Menu
      trigger={
        <IconButton
          label={t('languageNow', { name: languages[current].name })}
          icon={<Languages aria-hidden="true" />}
        />
      }
      items={languageCodes.map((code) => ({
        label: <span lang={languages[code].tag}>{languages[code].name}</span>,
        checked: code === current,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
