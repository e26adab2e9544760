import { limits } from '@lading/contracts/core';
import { HoverPopover } from '@lading/ui/hover-popover';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFirstPageStands } from '../../platform/first-page.ts';
import { latestMessages } from './latest-messages.ts';

const MessagePanel = late(async () => (await import('./message-panel.tsx')).MessagePanel);

/** The bell with the number of unread messages; hover, click and keyboard open the latest ones (spec §2, §9). */
export function MessageBell() {
  const { t } = useTranslation('shellHeader');
  const { data } = useQuery({
    ...latestMessages,
    enabled: useFirstPageStands(),
    refetchOnWindowFocus: true,
    meta: { isSilent: true },
  });
  const count = data?.unreadTotal ?? 0;
  return (
    <HoverPopover
      label={t('messages')}
      width={limits.messages.popoverWidthPx}
      flush
      trigger={
        <IconButton
          label={count > 0 ? t('messagesUnread', { count }) : t('messages')}
          icon={<Bell aria-hidden="true" />}
          count={count}
          tooltip={false}
        />
      }
    >
      {(close) => (
        <MessagePanel waiting={<Skeleton className="m-4 h-40" />} onMissing={close} onDone={close} />
      )}
    </HoverPopover>
  );
}
