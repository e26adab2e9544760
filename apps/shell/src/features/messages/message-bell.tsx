import { limits } from '@lading/contracts/limits';
import { wmsUser } from '@lading/contracts/services/wms-user';
import { IconButton } from '@lading/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callQuery } from '../../platform/call-query.ts';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';

/** The first page of messages as the header asks for it (spec §7). */
const latestMessages = callQuery(wmsUser.calls.listMessages, {
  query: { pageSize: limits.messages.popoverPageSize },
});

/** The way to the message center, with the number of unread messages on it. */
export function MessageBell() {
  const { t } = useTranslation('header');
  const { data } = useQuery({ ...latestMessages, refetchOnWindowFocus: true, meta: { isSilent: true } });
  const count = data?.unreadTotal ?? 0;
  return (
    <IconButton
      label={count > 0 ? t('messagesUnread', { count }) : t('messages')}
      icon={<Bell aria-hidden="true" />}
      count={count}
      render={<PageLink href={destinations.messages} />}
    />
  );
}
