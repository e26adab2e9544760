import type { Language } from '@lading/contracts/identity';
import type { HostState } from './host-state.ts';

/** Events on the bus between the shell and the sub-apps. A `type`, for an interface has no index signature. */
export type SubAppEvents = {
  /** Language, theme, user or flags changed; the payload is the new state. */
  'state:change': HostState;
  /** Rows of a list changed (an import was saved, for example); pages that show that kind refetch. */
  'list:refresh': { kind: string };
  /** A message was read or arrived; `unread` is the new total if the sender knows it (spec §4). */
  'message:refresh': { unread?: number };
  /**
   * A page has started or changed a background task: the shell refetches the tasks (spec §4). Server pushes are handled by the shell
   * itself. `isFollowed`: the page reports how it ends by itself, so the shell does not; false: it no longer does.
   */
  'task:changed': { taskId: string; isFollowed?: boolean };
  /** A page has a message that does not belong in the page: the shell shows it briefly. */
  'notice:show': { tone: 'info' | 'error'; title: string; description?: string };
  /** A page asks the shell to open its import wizard; `kind` is that of the list it fills, such as `product`. */
  'import:open': { kind: string };
  /** A page asks the shell for its dialog that connects a store: a new one, or a disconnected one. */
  'store:connect': { storeId?: string };
  /** The user has changed their account (name, phone, e-mail, time zone); the shell reads it again. */
  'account:changed': Record<string, never>;
  /** The person has chosen a language in a page; the shell speaks it and saves it to the account (spec §7). */
  'language:choose': { language: Language };
  /** The session had expired, and the same person has signed in again on top of the page: failed requests are repeated. */
  'session:resumed': Record<string, never>;
  /** The current address has no page in the app; it shows so, unless the shell redirects the person. */
  'address:unknown': { path: string };
  /** Title of the current page, in the reader's language; the shell puts it before the brand's. */
  'title:change': { title: string };
};
