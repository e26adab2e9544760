import type { ChatSettings } from '@lading/contracts/entities/chat';
import type { ChatAdapter } from './chat-adapter.ts';

/** Brings the adapter of a vendor; none is fetched before somebody wants to chat. */
export async function loadChatAdapter(
  settings: Exclude<ChatSettings, { vendor: 'none' }>,
): Promise<ChatAdapter> {
  if (settings.vendor === 'chatwoot')
    return (await import('./chatwoot-adapter.ts')).chatwootAdapter(settings);
  return (await import('./built-in-adapter.ts')).builtInAdapter;
}
