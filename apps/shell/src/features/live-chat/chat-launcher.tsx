import { CountBadge } from '@lading/ui/count-badge';
import { Spinner } from '@lading/ui/spinner';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollBarWidth } from './use-scroll-bar-width.ts';

interface ChatLauncherProps {
  unread: number;
  isBusy: boolean;
  /** The conversation was just closed: the focus comes back here. */
  takesFocus: boolean;
  onOpen: () => void;
}

/** The tab at the lower right that opens the chat. No wider than a page's margin, so that it covers no control of a page. */
export function ChatLauncher({ unread, isBusy, takesFocus, onOpen }: ChatLauncherProps) {
  const { t } = useTranslation('header');
  const button = useRef<HTMLButtonElement>(null);
  const right = useScrollBarWidth('content');
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat.open')}
      aria-busy={isBusy || undefined}
      title={t('chat.open')}
      onClick={onOpen}
      style={{ right }}
      className="live-chat fixed bottom-20 z-30 flex h-16 w-6 items-center justify-center rounded-l-md bg-brand text-on-brand shadow-float transition-colors hover:bg-brand-hover active:bg-brand-active"
    >
      {isBusy ? <Spinner /> : <MessageCircle aria-hidden="true" className="size-4" />}
      <CountBadge count={unread} className="absolute -top-2 right-2.5 ring-2 ring-surface" />
    </button>
  );
}
