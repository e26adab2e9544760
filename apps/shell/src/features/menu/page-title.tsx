import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import { currentEntry, menuFor, visibleEntries } from './menu-rules.ts';

/** Names the browser tab after the menu entry of the current page; a sub-application may name its own pages more closely. */
export function PageTitle() {
  const { t } = useTranslation('menu');
  const { facts } = useAccount();
  const url = useCurrentUrl();
  const current = currentEntry(visibleEntries(menuFor(url, facts).menu.entries, facts), url);
  useDocumentTitle(current ? t(current.entry.label) : '');
  return null;
}
