import { type Message, isUnread, messageText } from '@lading/contracts/messages';
import { Ago } from '@lading/sub-app-kit/components/ago';
import type { ListColumn, ListDefinition } from '@lading/sub-app-kit/list';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { EmptyState } from '@lading/ui/empty-state';
import { CheckCheck, Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  messageListAddress,
  useMarkEach,
  useMessagePages,
  type MessageFilters,
  type MessageSort,
} from './message-queries.ts';
import { useMessageLink } from './use-open-message.ts';

function useMessageColumns(): ListColumn<Message>[] {
  const { t } = useTranslation('messagesCenter');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'message',
        header: t('message'),
        width: 220,
        grow: 2,
        cell: (message) => (
          <span className={isUnread(message) ? 'font-semibold' : 'font-normal'}>
            {messageText(message, language).title}
          </span>
        ),
      },
      {
        id: 'digest',
        header: t('digest'),
        width: 240,
        grow: 3,
        cell: (message) => (
          <span className="block truncate text-ink-muted">{messageText(message, language).digest}</span>
        ),
      },
      {
        id: 'state',
        header: t('state'),
        width: 112,
        phone: 'none',
        cell: (message) =>
          isUnread(message) ? (
            <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-brand-ink">
              <span
                aria-hidden="true"
                className="size-2 rounded-full bg-brand-mark forced-colors:bg-[Highlight]"
              />
              {t('unread')}
            </span>
          ) : (
            <span className="text-ink-faint">{t('read')}</span>
          ),
      },
      {
        id: 'sendTime',
        header: t('sent'),
        width: 128,
        phone: 'end',
        cell: ({ sendTime }) => <Ago moment={sendTime} className="text-sm text-ink-muted" />,
      },
    ],
    [t, language],
  );
}

/** The list of messages; a row opens its message over the list. */
export function useMessageList(): ListDefinition<Message, MessageSort, MessageFilters> {
  const { t } = useTranslation('messagesCenter');
  const language = useLanguage();
  return {
    id: 'messages',
    title: t('title'),
    label: t('label'),
    address: messageListAddress,
    page: useMessagePages(),
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<Inbox />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId,
    rowName: (message) => messageText(message, language).title,
    rowLink: useMessageLink(),
    columns: useMessageColumns(),
    search: { label: t('search'), placeholder: t('search') },
    filters: [
      {
        kind: 'choice',
        name: 'show',
        label: t('filter'),
        isSegmented: true,
        anyLabel: t('all'),
        options: [
          { value: 'unread', label: t('unread') },
          { value: 'read', label: t('read') },
        ],
      },
      {
        kind: 'choice',
        name: 'period',
        label: t('period'),
        isSegmented: true,
        anyLabel: t('anyTime'),
        options: [
          { value: '7', label: t('days', { count: 7 }) },
          { value: '30', label: t('days', { count: 30 }) },
        ],
      },
    ],
    acts: [{ id: 'read', label: t('markRead'), icon: CheckCheck, can: isUnread, ...useMarkEach() }],
  };
}

const rowId = ({ messageId }: Message): string => messageId;
