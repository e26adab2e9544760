import { isLanguage, preferredLanguage, type Language } from '@lading/i18n/languages';

const key = 'lading.language';
/** Who chose it; none before a sign-in. */
const personKey = 'lading.language-person';

let language: Language = remembered() ?? preferredLanguage(navigator.languages);

function remembered(): Language | undefined {
  try {
    const kept = localStorage.getItem(key);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The language the shell speaks now: the reader's last choice in this browser, else the browser's own preference. */
export function currentLanguage(): Language {
  return language;
}

/**
 * Whether this person has chosen a language in this browser, or it was chosen before the sign-in: that overrides the account's
 * language. Another person's choice does not (decision D20).
 */
export function hasChosenLanguage(userId: string): boolean {
  if (remembered() === undefined) return false;
  const person = localStorage.getItem(personKey);
  return person === null || person === userId;
}

/** Uses a language from now on without storing it as a choice (the account's own). */
export function speakLanguage(spoken: Language): void {
  language = spoken;
}

/** Stores a choice for the next visit; the owner of the texts changes them. `userId` is the person who chooses, once signed in. */
export function rememberLanguage(chosen: Language, userId?: string): void {
  language = chosen;
  try {
    localStorage.setItem(key, chosen);
    if (userId === undefined) localStorage.removeItem(personKey);
    else localStorage.setItem(personKey, userId);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
