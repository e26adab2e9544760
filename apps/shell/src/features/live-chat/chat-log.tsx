import type { ChatMessage } from '@lading/contracts/entities/chat';
import { formatTime } from '@lading/i18n/format-time';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';

/** Brings the newest message into view as it comes; of its own area only, not of the page. */
function showEnd(newest: HTMLElement | null): void {
  const area = newest?.closest('section');
  area?.scrollTo({ top: area.scrollHeight });
}

/** What was said, oldest first, the newest in view; what comes is announced. */
export function ChatLog({ messages }: { messages: readonly ChatMessage[] | undefined }) {
  const { t } = useTranslation('liveChat');
  const { timeZone } = useAccount();
  const scroll = useScrollRegion(t('log'));
  const newest = messages?.at(-1)?.messageId;
  return (
    <section {...scroll} className="min-h-0 flex-1 overflow-y-auto bg-canvas -outline-offset-2">
      <div role="log" aria-label={t('log')} className="flex min-h-full flex-col gap-3 px-4 py-3">
        {messages === undefined ? <Skeleton className="h-10 w-3/4" /> : null}
        {messages?.length === 0 ? <p className="m-auto text-sm text-ink-muted">{t('empty')}</p> : null}
        {messages?.map(({ messageId, fromSupport, content, sentAt }) => (
          <div
            key={messageId}
            ref={messageId === newest ? showEnd : undefined}
            className={cx('max-w-[85%]', fromSupport ? 'self-start' : 'self-end')}
          >
            <VisuallyHidden>{t(fromSupport ? 'support' : 'you')}</VisuallyHidden>
            <p
              className={cx(
                'rounded-lg px-3 py-2 text-sm break-words whitespace-pre-wrap',
                fromSupport ? 'border border-line bg-surface text-ink' : 'bg-brand text-on-brand',
              )}
            >
              {content}
            </p>
            <p className={cx('mt-0.5 text-xs text-ink-faint tabular-nums', !fromSupport && 'text-right')}>
              {formatTime(sentAt, timeZone, 'message')}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
