import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { useCurrentUrl } from '../../platform/current-url.ts';
import { useDocumentTitle } from '../../platform/use-document-title.ts';
import type { AddedEntry } from './menu-entry.ts';
import { currentEntry, labelText, menuFor, visibleEntries, withAdded } from './menu-rules.ts';

/** Title of the browser tab: the page's own, otherwise that of its menu entry. */
export function PageTitle({ pageName, added }: { pageName: string; added: readonly AddedEntry[] }) {
  const { t } = useTranslation('shellMenu');
  const { facts } = useAccount();
  const url = useCurrentUrl();
  const entries = withAdded(visibleEntries(menuFor(url, facts).menu.entries, facts), added);
  const current = currentEntry(entries, url);
  useDocumentTitle(pageName || (current ? labelText(t, current.entry.label) : ''));
  return null;
}
