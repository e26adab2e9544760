import { languageOf } from '@lading/i18n/create-texts';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../../platform/account.ts';
import { useTexts } from '../../platform/texts.ts';
import type { SupportPage } from './support-address-rules.ts';

/** Opens a page of the support site in a new window (spec §2). */
export function useOpenSupport(): (page: SupportPage) => void {
  const { user, timeZone } = useAccount();
  const texts = useTexts();
  const open = useMutation({
    async mutationFn({ page, tab }: { page: SupportPage; tab: Window | null }) {
      try {
        const { supportVisit } = await import('./support-visit.ts');
        const address = await supportVisit(page, { user, timeZone, language: languageOf(texts) });
        if (tab) tab.location.replace(new URL(address, location.href));
        else location.assign(address);
      } catch (fault) {
        tab?.close();
        throw fault;
      }
    },
  });
  return (page) => {
    // Synchronously in the click: browsers block a window that opens later.
    const tab = window.open('about:blank', '_blank');
    if (tab) tab.opener = null;
    open.mutate({ page, tab });
  };
}
