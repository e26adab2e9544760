import type { ChatAdapter } from './chat-adapter.ts';
import { ChatPanel } from './chat-panel.tsx';

/** The built-in live chat: a panel of the shell using calls of its own server. */
export const builtInAdapter: ChatAdapter = {
  toggle: () => Promise.resolve(),
  setLanguage: () => undefined,
  end: () => undefined,
  Panel: ChatPanel,
};
