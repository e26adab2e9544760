import { isBilingual, type Message, messageText } from '@lading/contracts/messages';
import { languageCodes, languages, type Language } from './languages.ts';

/** A message in a language as a dialog shows it. */
export interface MessageVersion {
  id: Language;
  /** The language's own name. */
  name: string;
  /** BCP 47 tag. */
  lang: string;
  title: string;
  /** Plain text (spec §3); empty when the message has none. */
  text: string;
}

/** The languages in which a message can be read: both if it has a text in each, otherwise only the reader's. */
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
