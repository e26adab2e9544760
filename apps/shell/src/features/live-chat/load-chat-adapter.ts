import type { ChatSettings } from '@lading/contracts/entities/chat';
import { codeOf } from '@lading/ui/code-of';
import type { ChatAdapter } from './chat-adapter.ts';

const loadChatwoot = codeOf(() => import('./chatwoot-adapter.ts'));
const loadBuiltIn = codeOf(() => import('./built-in-adapter.ts'));

/** Brings the adapter of a vendor; none is fetched before somebody wants to chat. */
export async function loadChatAdapter(
  settings: Exclude<ChatSettings, { vendor: 'none' }>,
): Promise<ChatAdapter> {
  if (settings.vendor === 'chatwoot') return (await loadChatwoot()).chatwootAdapter(settings);
  return (await loadBuiltIn()).builtInAdapter;
}
