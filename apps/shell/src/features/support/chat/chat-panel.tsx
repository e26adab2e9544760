import { isComposing } from '@lading/ui/is-composing';
import { localized } from '@lading/i18n/localized';
import { languageOf } from '@lading/i18n/create-texts';
import { ApiError } from '@lading/api-client/api-error';
import { CloseButton } from '@lading/ui/close-button';
import { Button } from '@lading/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../../platform/clock.ts';
import type { ChatPanelProps } from './chat-adapter.ts';
import { ChatComposer } from './chat-composer.tsx';
import { useConversation, useMarkSeen } from './chat-queries.ts';
import type { ChatMessage } from '@lading/contracts/support';
import { formatTime } from '@lading/i18n/format-time';
import { cx } from '@lading/ui/cx';
import { Skeleton } from '@lading/ui/skeleton';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { useAccount } from '../../../platform/account.ts';

/** Scrolls the newest message into view, within its own area only. */
function showEnd(newest: HTMLElement | null): void {
  const area = newest?.closest('section');
  area?.scrollTo({ top: area.scrollHeight });
}

/** The messages, oldest first, the newest in view; new ones are announced. */
function ChatLog({ messages }: { messages: readonly ChatMessage[] | undefined }) {
  const { t } = useTranslation('supportChat');
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

/** The conversation with support, next to the page: the messages, and an input field. Esc hides it. */
export function ChatPanel({ draft, onDraft, onClose }: ChatPanelProps) {
  const { t, i18n } = useTranslation(['supportChat', 'common']);
  const [openedAt] = useState(() => systemClock.now());
  const { data, error, refetch } = useConversation(openedAt);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Not during composition: there Esc cancels it.
      if (event.key === 'Escape' && !isComposing(event)) onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  useMarkSeen(data?.messages.at(-1), data?.unread ?? 0);
  return (
    <section
      ref={panel}
      aria-label={t('title')}
      className="live-chat chat-panel fixed right-8 bottom-4 z-30 flex h-[min(34rem,calc(100dvh-5rem))] w-90 animate-appear flex-col overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-float max-sm:inset-x-2 max-sm:bottom-2 max-sm:w-auto"
    >
      <header className="flex items-start gap-2 border-b border-line py-2.5 pr-2.5 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">{t('title')}</h2>
          <p className="text-sm text-ink-muted">{t('intro')}</p>
        </div>
        <CloseButton label={t('common:action.close')} onClick={onClose} />
      </header>
      <ChatLog messages={data?.messages} />
      {error ? (
        <p
          role="alert"
          className="flex items-center gap-2 border-t border-line px-4 py-2 text-sm text-danger-ink"
        >
          <span className="min-w-0 flex-1">
            {error instanceof ApiError ? localized(error, languageOf(i18n)) : t('failed')}
          </span>
          <Button size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </p>
      ) : null}
      <ChatComposer draft={draft} onDraft={onDraft} />
    </section>
  );
}
