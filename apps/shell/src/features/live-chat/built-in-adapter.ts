import type { ChatAdapter } from './chat-adapter.ts';
import { ChatPanel } from './chat-panel.tsx';

/** The live chat that comes along: a panel of the shell over calls of its own server. */
export const builtInAdapter: ChatAdapter = {
  toggle: () => Promise.resolve(),
  setLanguage: () => undefined,
  end: () => undefined,
  Panel: ChatPanel,
};
