import type { Language } from './languages.ts';

/** Texts by namespace, of some namespaces in one language. */
type SomeTexts = Readonly<Record<string, object>>;

/**
 * What an application begins with, in one file for each language. Its build puts the namespaces that its configuration names in place
 * of this value (`build/first-texts.ts`); without a build each namespace is a file of its own.
 */
export const firstTexts: {
  names: readonly string[];
  read: Readonly<Record<Language, () => Promise<SomeTexts>>>;
} | null = null;
