import type { Message } from '@lading/contracts/entities/message';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import type { TableColumn } from '@lading/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnread, messageText } from '@lading/contracts/rules/message-text';

/** Columns of the message list. */
export function useMessageColumns(): TableColumn<Message>[] {
  const { t } = useTranslation('oms');
  const formats = useFormats();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'message',
        header: t('messages.message'),
        cell: (message) => (
          <span className={isUnread(message) ? 'font-semibold' : 'font-normal'}>
            {messageText(message, language).title}
          </span>
        ),
      },
      {
        id: 'digest',
        header: t('messages.digest'),
        cell: (message) => (
          <span className="block max-w-120 truncate text-ink-muted">
            {messageText(message, language).digest}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('messages.state'),
        cell: (message) =>
          isUnread(message) ? (
            <span className="inline-flex items-center gap-1.5 font-medium whitespace-nowrap text-brand-ink">
              <span aria-hidden="true" className="size-2 rounded-full bg-brand-mark" />
              {t('messages.unread')}
            </span>
          ) : (
            <span className="text-ink-faint">{t('messages.read')}</span>
          ),
      },
      {
        id: 'sendTime',
        header: t('messages.sent'),
        cell: ({ sendTime }) =>
          sendTime ? (
            <time dateTime={sendTime} className="whitespace-nowrap text-ink-muted">
              {formats.messageTime(sendTime)}
            </time>
          ) : null,
      },
    ],
    [t, formats, language],
  );
}
