import { wmsUser } from '@lading/contracts/services/wms-user';
import { languageOf } from '@lading/i18n/create-texts';
import { languageCodes, languages, type Language } from '@lading/i18n/languages';
import { IconButton } from '@lading/ui/icon-button';
import { Menu } from '@lading/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { api } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { changeLanguage } from './change-language.ts';

/** Changes the language and saves it to the account; a reseller's client has a call of its own (spec §7). */
export function LanguageMenu() {
  const { t } = useTranslation('header');
  const texts = useTexts();
  const { user, facts } = useAccount();
  const current = languageOf(texts);
  const save = useMutation({
    mutationFn: (language: Language) => {
      const call = facts.isSaas ? wmsUser.calls.updateUserInfo : wmsUser.calls.switchLanguage;
      return api.call(call, { body: { language, userName: user.user.userName || (user.user.email ?? '') } });
    },
  });

  async function choose(language: Language) {
    if (language === current) return;
    await changeLanguage(texts, language);
    save.mutate(language);
  }

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
