import type { Message } from '@lading/contracts/entities/message';
import { isUnread, messageText } from '@lading/contracts/rules/message-text';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';

/** One message of the popover: title, digest, time, and whether it is unread. */
export function MessageItem({ message, onOpen }: { message: Message; onOpen: () => void }) {
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
          className={`mt-1.5 size-2 shrink-0 rounded-full ${unread ? 'bg-brand-mark' : 'bg-transparent'}`}
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
