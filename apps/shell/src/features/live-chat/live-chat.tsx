import { liveChat } from '@lading/contracts/services/live-chat';
import { languageOf } from '@lading/i18n/create-texts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { authSession } from '../../platform/browser-session.ts';
import { callQuery } from '../../platform/call-query.ts';
import { useFirstPageStands } from '../../platform/first-page.ts';
import type { ChatAdapter } from './chat-adapter.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { loadChatAdapter } from './load-chat-adapter.ts';
import { useUnreadChat } from './use-unread-chat.ts';

interface LiveChatProps {
  /** Told when the chat cannot be reached. */
  onFailure: (fault: unknown) => void;
}

/** Live chat for whoever is no reseller's client (spec §1, §6): asked for once the first page stands. */
export function LiveChat({ onFailure }: LiveChatProps) {
  const { user, facts } = useAccount();
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const stands = useFirstPageStands();
  const { data: settings } = useQuery({
    ...callQuery(liveChat.calls.settings),
    enabled: facts.isNotSaas && stands,
    staleTime: Infinity,
  });
  const unread = useUnreadChat(settings?.vendor === 'built-in');
  const adapter = useRef<ChatAdapter>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [Panel, setPanel] = useState<ChatAdapter['Panel']>();
  const [wasOpen, setWasOpen] = useState(false);

  useEffect(() => adapter.current?.setLanguage(language), [language]);
  useEffect(() => {
    const end = () => adapter.current?.end();
    // Whoever signs out leaves by a full load, which ends no component.
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
      <Panel onClose={close} />
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
