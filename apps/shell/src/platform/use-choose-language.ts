import { identityApi } from '@lading/contracts/identity';
import { languageOf } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from './account.ts';
import { api } from './api.ts';
import { useTexts } from './texts.ts';
import { changeLanguage } from './change-language.ts';

/** Changes the language and saves it to the account; a reseller's client has its own call (spec §7). */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const texts = useTexts();
  const { user, facts } = useAccount();
  const save = useMutation({
    mutationFn: (language: Language) => {
      const call = facts.isSaas ? identityApi.calls.updateUserInfo : identityApi.calls.switchLanguage;
      return api.call(call, { body: { language, userName: user.user.userName || (user.user.email ?? '') } });
    },
  });
  return async (language) => {
    if (language === languageOf(texts)) return;
    await changeLanguage(texts, language, user.user.userId);
    save.mutate(language);
  };
}
