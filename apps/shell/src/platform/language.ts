import { isLanguage, preferredLanguage, type Language } from '@lading/i18n/languages';

const key = 'lading.language';

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

/** Whether the reader has chosen a language in this browser; the choice overrides the account's language. */
export function hasChosenLanguage(): boolean {
  return remembered() !== undefined;
}

/** Speaks a language from now on without remembering it as a choice (the account's own). */
export function speakLanguage(spoken: Language): void {
  language = spoken;
}

/** Stores a choice for the next visit; the owner of the texts changes them. */
export function rememberLanguage(chosen: Language): void {
  language = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
}
