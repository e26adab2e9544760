import type { UserInfo } from '@lading/contracts/identity';
import type { Language } from '@lading/i18n/languages';
import type { ComponentType, Dispatch, SetStateAction } from 'react';

/** The visitor and the language. */
export interface ChatVisitor {
  user: UserInfo;
  language: Language;
}

/** The rendered part of a conversation. */
export interface ChatPanelProps {
  /** Text that was not sent yet; it is kept when the panel closes. */
  draft: string;
  onDraft: Dispatch<SetStateAction<string>>;
  onClose: () => void;
}

/** A live chat of any vendor (decision D10). */
export interface ChatAdapter {
  /** Shows the conversation, loading it on first use, or hides it. Rejects when it cannot be reached. */
  toggle(visitor: ChatVisitor): Promise<void>;
  /** The reader has changed the language. */
  setLanguage(language: Language): void;
  /** The reader has signed out: no data may remain. */
  end(): void;
  /** The conversation, if the shell renders it itself. */
  Panel?: ComponentType<ChatPanelProps>;
}
