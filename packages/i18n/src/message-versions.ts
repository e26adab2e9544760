import type { Message } from '@lading/contracts/entities/message';
import { isBilingual, messageText } from '@lading/contracts/rules/message-text';
import { languageCodes, languages, type Language } from './languages.ts';

/** A message in a language as a dialog shows it. */
export interface MessageVersion {
  id: Language;
  /** What the language calls itself. */
  name: string;
  /** BCP 47 tag. */
  lang: string;
  title: string;
  /** Plain text (spec §3); empty when the message has none. */
  text: string;
}

/** The languages in which a message can be read: both when it has a text of its own in each, else the reader's alone. */
export function messageVersions(
  message: Message,
  reader: Language,
): readonly [MessageVersion, ...MessageVersion[]] {
  const version = (code: Language): MessageVersion => {
    const { title, content, digest } = messageText(message, code);
    return {
      id: code,
      name: languages[code].name,
      lang: languages[code].tag,
      title,
      text: content || digest,
    };
  };
  const [first = reader, ...others] = isBilingual(message) ? languageCodes : [reader];
  return [version(first), ...others.map(version)];
}
