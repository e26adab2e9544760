import type { Language } from '@lading/contracts/entities/user-info';
import type { HostState } from './host-state.ts';

/** Events on the bus between the shell and the sub-apps. A `type`, for an interface has no index signature. */
export type SubAppEvents = {
  /** Language, theme, user or flags changed; the payload is the new state. */
  'state:change': HostState;
  /** Rows behind a list changed (an import was saved, say); whoever shows that kind fetches anew. */
  'list:refresh': { kind: string };
  /** A message was read or arrived; `unread` is the new total where the sender knows it (spec §4). */
  'message:refresh': { unread?: number };
  /** A background task changed its status or progress (spec §4). */
  'task:changed': { taskId: string };
  /** A page has something to say that does not belong in the page: the shell shows it for a moment. */
  'notice:show': { tone: 'info' | 'error'; title: string; description?: string };
  /** A page asks the shell to open its import wizard; `kind` is that of the list it fills, such as `product`. */
  'import:open': { kind: string };
  /** A page asks the shell for its dialog that connects a store. */
  'store:connect': Record<string, never>;
  /** The person has changed the own account (name, phone, e-mail, time zone); the shell reads it anew. */
  'account:changed': Record<string, never>;
  /** The person has chosen a language in a page; the shell speaks it and saves it to the account (spec §7). */
  'language:choose': { language: Language };
  /** The page that is shown now has this name, in the reader's language; the shell writes it before the brand's. */
  'title:change': { title: string };
};
