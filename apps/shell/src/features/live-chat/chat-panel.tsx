import { localized } from '@lading/i18n/localized';
import { languageOf } from '@lading/i18n/create-texts';
import { ApiError } from '@lading/api-client/api-error';
import { CloseButton } from '@lading/ui/close-button';
import { Button } from '@lading/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../platform/clock.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { useConversation, useMarkSeen } from './chat-queries.ts';

/** The conversation with support, beside the page: what was said, and a field to write in. Esc puts it away. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['liveChat', 'common']);
  const [openedAt] = useState(() => systemClock.now());
  const { data, error, refetch } = useConversation(openedAt);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // Not while a word is being composed: there Esc gives the composition up.
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  useMarkSeen(data?.messages.at(-1), data?.unread ?? 0);
  return (
    <section
      ref={panel}
      aria-label={t('title')}
      className="live-chat fixed right-8 bottom-4 z-30 flex h-[min(34rem,calc(100dvh-5rem))] w-90 animate-appear flex-col overflow-hidden rounded-xl border border-line bg-raised text-ink shadow-float max-sm:inset-x-2 max-sm:bottom-2 max-sm:w-auto"
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
      <ChatComposer />
    </section>
  );
}
