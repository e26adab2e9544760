import { languageOf } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { useOpenImport } from '../features/imports/index.ts';
import { useOpenSupport } from '../features/support/index.ts';
import { useAccount } from '../platform/account.ts';
import { useNavigation } from '../platform/navigation.tsx';
import { useTexts } from '../platform/texts.ts';
import { chooseTheme } from '../platform/theme.ts';
import { useChooseLanguage } from '../platform/use-choose-language.ts';
import { useLogOut } from './log-out.ts';

/**
 * What the palette's commands need of the frame. The frame has all of it anyway and passes it on, so that the lazily loaded palette does
 * not split the frame's chunk.
 */
export function usePaletteContext() {
  const { facts, user } = useAccount();
  const { go } = useNavigation();
  const openImport = useOpenImport();
  const openSupport = useOpenSupport();
  const chooseLanguage = useChooseLanguage();
  return {
    facts,
    user,
    language: languageOf(useTexts()),
    go,
    openImport,
    openSupport,
    chooseLanguage: (language: Language) => void chooseLanguage(language),
    chooseTheme,
    logOut: useLogOut(),
  };
}

export type FrameOfPalette = ReturnType<typeof usePaletteContext>;
