import { messageStatus, type Message } from './message.ts';
import type { Language } from '../identity/user-info.ts';
import { plainText } from '../core/plain-text.ts';

/** A message in one language, as plain text (spec §3). */
export interface MessageText {
  title: string;
  digest: string;
  content: string;
}

const inEnglish = ({ titleEn, digestEn, contentEn }: Message): MessageText => ({
  title: titleEn ?? '',
  digest: plainText(digestEn ?? ''),
  content: plainText(contentEn ?? ''),
});
const inChinese = ({ titleZh, digestZh, contentZh }: Message): MessageText => ({
  title: titleZh ?? '',
  digest: plainText(digestZh ?? ''),
  content: plainText(contentZh ?? ''),
});

/** A message in a language; missing parts come from the other one. */
export function messageText(message: Message, language: Language): MessageText {
  const [wanted, other] =
    language === 'cn' ? [inChinese(message), inEnglish(message)] : [inEnglish(message), inChinese(message)];
  return {
    title: wanted.title || other.title,
    digest: wanted.digest || other.digest,
    content: wanted.content || other.content,
  };
}

/** Whether the message has its own text in both languages, so that the reader can choose. */
export function isBilingual(message: Message): boolean {
  return inEnglish(message).content !== '' && inChinese(message).content !== '';
}

/** `HAVE_READ` means read; everything else counts as unread (spec §3). */
export function isUnread(message: Pick<Message, 'messageStatus'>): boolean {
  return message.messageStatus !== messageStatus.read;
}
