import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { currentEntry, menuFor, visibleEntries } from './menu-rules.ts';

/** Names the browser tab: as the page calls itself, else after the menu entry that it belongs to. */
export function PageTitle({ pageName }: { pageName: string }) {
  const { t } = useTranslation('menu');
  const { facts } = useAccount();
  const url = useCurrentUrl();
  const current = currentEntry(visibleEntries(menuFor(url, facts).menu.entries, facts), url);
  useDocumentTitle(pageName || (current ? t(current.entry.label) : ''));
  return null;
}
