import type { UserInfo } from '@lading/contracts/entities/user-info';
import type { Language } from '@lading/i18n/languages';
import type { ComponentType } from 'react';

/** Who chats, and in which language. */
export interface ChatVisitor {
  user: UserInfo;
  language: Language;
}

/** One live chat, whoever runs it (decision D10). */
export interface ChatAdapter {
  /** Brings the conversation up, and whatever it needs at the first time; again, it puts it away. Rejects when it cannot be reached. */
  toggle(visitor: ChatVisitor): Promise<void>;
  /** The reader has changed the language. */
  setLanguage(language: Language): void;
  /** The reader has signed out: nothing of him may stay. */
  end(): void;
  /** The conversation, where the shell draws it itself. */
  Panel?: ComponentType<{ onClose: () => void }>;
}
