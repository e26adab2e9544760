import { IconButton } from '@lading/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import { latestMessages } from './latest-messages.ts';

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
