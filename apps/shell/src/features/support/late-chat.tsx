import { late } from '@lading/ui/late';
import { useAccount } from '../../platform/account.ts';
import { useFirstPageStands } from '../../platform/first-page.ts';
import type { LiveChatProps } from './chat/live-chat.tsx';

const Chat = late(async () => (await import('./chat/live-chat.tsx')).LiveChat);

/** Live chat for everyone but resellers' clients (spec §1, §6): fetched after the first page is rendered. */
export function LateChat(props: LiveChatProps) {
  const { facts } = useAccount();
  const stands = useFirstPageStands();
  return facts.isNotSaas && stands ? <Chat {...props} /> : null;
}
