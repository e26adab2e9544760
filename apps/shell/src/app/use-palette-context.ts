import { languageOf } from '@lading/i18n/create-texts';
import type { Language } from '@lading/i18n/languages';
import { shortcuts, type ShortcutId } from '../features/command-palette/index.ts';
import { useOpenImport } from '../features/imports/index.ts';
import { menuPages } from '../features/menu/index.ts';
import { useOpenSupport } from '../features/support/index.ts';
import { useAccount } from '../platform/account.ts';
import { destinations, type Destination } from '../platform/destinations.ts';
import { useNavigation } from '../platform/navigation.tsx';
import { useTexts } from '../platform/texts.ts';
import { chooseTheme } from '../platform/theme.ts';
import { useChooseLanguage } from '../platform/use-choose-language.ts';
import { helpDestination } from '../platform/user-access.ts';
import { useLogOut } from './log-out.ts';

const ids = Object.keys(shortcuts) as ShortcutId[];

/**
 * What the palette's commands do. The frame has all of it anyway and passes it on, so that the lazily loaded palette does not split
 * the frame's chunk.
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
    menus: menuPages(facts),
    helpPage: helpDestination(facts),
    go,
    goTo: (to: Destination) => go(destinations[to]),
    goToHeldOrders: () => go(`${destinations.orders}?status=ON_HOLD`),
    shortcutTo: (to: Destination) =>
      ids.find((id) => {
        const { does } = shortcuts[id];
        return 'to' in does && does.to === to;
      }),
    openImport,
    openSupport,
    chooseLanguage: (language: Language) => void chooseLanguage(language),
    chooseTheme,
    logOut: useLogOut(),
  };
}

export type PaletteContext = ReturnType<typeof usePaletteContext>;
