import { limits } from '@lading/contracts/core';
import { isUnread, type Message, messagesApi, messageText } from '@lading/contracts/messages';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { ErrorState } from '@lading/ui/error-state';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckCheck, Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import { latestMessages } from './latest-messages.ts';
import { useMessageDesk } from './message-context.ts';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { useId } from 'react';
import { useAccount } from '../../platform/account.ts';

/** One message of the popover: title, digest, time, and whether it is unread. */
function MessageItem({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { t, i18n } = useTranslation('messages');
  const { timeZone } = useAccount();
  const textId = useId();
  const { title, digest, content } = messageText(message, languageOf(i18n));
  const unread = isUnread(message);
  const { sendTime } = message;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-labelledby={textId}
        className="flex w-full items-start gap-2.5 px-4 py-2.5 text-left outline-offset-[-2px] hover:bg-hover"
      >
        <span
          aria-hidden="true"
          className={`mt-1.5 size-2 shrink-0 rounded-full ${unread ? 'bg-brand-mark forced-colors:bg-[Highlight]' : 'bg-transparent'}`}
        />
        <span id={textId} className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className={`min-w-0 flex-1 truncate text-base ${unread ? 'font-semibold' : ''}`}>
              {unread ? <span className="sr-only">{t('unreadMark')}: </span> : null}
              {title}
            </span>
            {sendTime ? (
              <time dateTime={sendTime} className="shrink-0 text-sm text-ink-muted tabular-nums">
                {formatTime(sendTime, timeZone, 'message')}
              </time>
            ) : null}
          </span>
          <span className="mt-0.5 block truncate text-sm text-ink-muted">{digest || content}</span>
        </span>
      </button>
    </li>
  );
}

/** The latest messages with their unread total, a link to all of them, and "mark all as read" (spec §2). */
export function MessagePanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('messages');
  const { open, onChange } = useMessageDesk();
  const messages = useQuery({ ...latestMessages, meta: { isSilent: true } });
  const marking = useMutation({
    mutationFn: () => api.call(messagesApi.calls.markAsAllRead),
    onSuccess: () => onChange(0),
    meta: { isSilent: true },
  });
  const unread = messages.data?.unreadTotal ?? 0;
  const records = messages.data?.page.records.slice(0, limits.messages.popoverPageSize) ?? [];

  return (
    <div aria-busy={messages.isPending}>
      <div className="flex min-h-12 items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <span className="flex-1 text-sm text-ink-muted tabular-nums">
          {unread > 0 ? t('unread', { count: unread }) : null}
        </span>
        <Button
          variant="ghost"
          size="small"
          icon={<CheckCheck aria-hidden="true" />}
          disabled={unread === 0}
          loading={marking.isPending}
          onClick={() => marking.mutate()}
        >
          {t('markAll')}
        </Button>
      </div>
      {marking.isError ? (
        <p role="alert" className="px-4 pt-2 text-sm text-danger-ink">
          {t('markFailed')}
        </p>
      ) : null}
      {messages.isPending ? <Skeleton className="m-4 h-40" /> : null}
      {messages.isError && !messages.data ? (
        <ErrorState
          compact
          title={t('failed')}
          retryLabel={t('retry')}
          retrying={messages.isFetching}
          onRetry={() => void messages.refetch()}
        />
      ) : null}
      {messages.data && records.length === 0 ? (
        <EmptyState compact icon={<Inbox />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : null}
      {records.length > 0 ? (
        <ul aria-label={t('latest')} className="divide-y divide-line">
          {records.map((message) => (
            <MessageItem
              key={message.messageId}
              message={message}
              onOpen={() => {
                onDone();
                open(message);
              }}
            />
          ))}
        </ul>
      ) : null}
      <div className="border-t border-line p-2 text-center">
        <PageLink
          href={destinations.messages}
          onClick={onDone}
          className="inline-flex min-h-8 items-center rounded-md px-3 text-sm font-medium text-brand-ink hover:underline"
        >
          {t('all')}
        </PageLink>
      </div>
    </div>
  );
}
