import { type ChatSettings, liveChatApi } from '@lading/contracts/support';
import { languageOf } from '@lading/i18n/create-texts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../platform/account.ts';
import { authSession } from '../../../platform/browser-session.ts';
import { callQuery } from '../../../platform/call-query.ts';
import type { ChatAdapter } from './chat-adapter.ts';
import { codeOf } from '@lading/ui/late';
import { CountBadge } from '@lading/ui/count-badge';
import { Spinner } from '@lading/ui/spinner';
import { MessageCircle } from 'lucide-react';

/** Current width of an element's scroll bar in pixels; 0 if it is an overlay. */
function useScrollBarWidth(elementId: string): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.offsetWidth - element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return width;
}

interface ChatLauncherProps {
  unread: number;
  isBusy: boolean;
  /** The conversation was just closed: the focus returns here. */
  takesFocus: boolean;
  onOpen: () => void;
}

/**
 * The tab at the lower right that opens the chat. It fits into a page's margin, so that it covers nothing; on a phone, where the
 * margin is narrower than the minimum target size, the clickable area is wider than the visible one.
 */
function ChatLauncher({ unread, isBusy, takesFocus, onOpen }: ChatLauncherProps) {
  const { t } = useTranslation('shellHeader');
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
      className="live-chat chat-tab fixed bottom-20 z-30 flex h-16 w-6 items-center justify-center rounded-l-md bg-brand text-on-brand forced-colors:border shadow-float transition-colors before:absolute before:inset-y-0 before:right-0 before:w-6 hover:bg-brand-hover active:bg-brand-active max-sm:w-4"
    >
      {isBusy ? <Spinner /> : <MessageCircle aria-hidden="true" className="size-4 max-sm:size-3" />}
      <CountBadge count={unread} className="absolute -top-2 right-2.5 ring-2 ring-surface" />
    </button>
  );
}

/** Maximum delay of the unread mark while the chat is closed. */
const lookMs = 60_000;

/** Number of unread support replies: requested at first, every minute, and whenever the page becomes visible. */
function useUnreadChat(isEnabled: boolean): number {
  const { data } = useQuery({
    ...callQuery(liveChatApi.calls.messages, { query: { limit: 0 } }),
    enabled: isEnabled,
    refetchInterval: lookMs,
    refetchOnWindowFocus: 'always',
  });
  return data?.unread ?? 0;
}

const loadChatwoot = codeOf(() => import('./chatwoot-adapter.ts'));
const loadBuiltIn = codeOf(() => import('./built-in-adapter.ts'));

/** Loads the adapter of a vendor; none is fetched before the chat is opened. */
async function loadChatAdapter(settings: Exclude<ChatSettings, { vendor: 'none' }>): Promise<ChatAdapter> {
  if (settings.vendor === 'chatwoot') return (await loadChatwoot()).chatwootAdapter(settings);
  return (await loadBuiltIn()).builtInAdapter;
}

export interface LiveChatProps {
  /** Called when the chat cannot be reached. */
  onFailure: (fault: unknown) => void;
}

/** The chat's tab, and its panel once it is opened. */
export function LiveChat({ onFailure }: LiveChatProps) {
  const { user } = useAccount();
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const { data: settings } = useQuery({
    ...callQuery(liveChatApi.calls.settings),
    staleTime: Infinity,
  });
  const unread = useUnreadChat(settings?.vendor === 'built-in');
  const adapter = useRef<ChatAdapter>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [Panel, setPanel] = useState<ChatAdapter['Panel']>();
  const [wasOpen, setWasOpen] = useState(false);
  const [draft, setDraft] = useState('');

  useEffect(() => adapter.current?.setLanguage(language), [language]);
  useEffect(() => {
    const end = () => adapter.current?.end();
    // A sign-out leaves by a full load, which unmounts no component.
    const unfollow = authSession.onSignOut(end);
    return () => {
      unfollow();
      end();
    };
  }, []);

  const close = useCallback(() => {
    setPanel(undefined);
    setWasOpen(true);
  }, []);

  if (!settings || settings.vendor === 'none') return null;
  const { vendor } = settings;

  async function toggle() {
    if (isBusy || !settings || settings.vendor === 'none') return;
    setBusy(true);
    try {
      adapter.current ??= await loadChatAdapter(settings);
      const current = adapter.current;
      await current.toggle({ user, language });
      setPanel(() => current.Panel);
    } catch (fault) {
      onFailure(fault);
    } finally {
      setBusy(false);
    }
  }

  return Panel ? (
    <Suspense>
      <Panel draft={draft} onDraft={setDraft} onClose={close} />
    </Suspense>
  ) : (
    <ChatLauncher
      unread={vendor === 'built-in' ? unread : 0}
      isBusy={isBusy}
      takesFocus={wasOpen}
      onOpen={() => void toggle()}
    />
  );
}
