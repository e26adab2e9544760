import { firstTexts } from './first-texts.ts';
import type { Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';

/** Reads the texts of a namespace. The list of all namespaces is fetched with the first that an application does not begin with. */
export async function readTexts(language: Language, namespace: string): Promise<object> {
  if (firstTexts?.names.includes(namespace)) {
    const texts = (await firstTexts.read[language]())[namespace];
    if (texts) return texts;
  }
  const { namespaces } = await import('./namespaces.ts');
  if (!Object.hasOwn(namespaces, namespace)) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await namespaces[namespace as Namespace][language]()).default;
}
