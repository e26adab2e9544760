import { languageCodes, type Language } from '@lading/i18n/languages';
import type { i18n } from 'i18next';
import {
  Undo2,
  Calculator,
  CircleQuestionMark,
  FileUp,
  Headset,
  Keyboard,
  Languages,
  DoorOpen,
  Mail,
  MonitorSmartphone,
  MoonStar,
  PanelTop,
  SunMedium,
  CircleDollarSign,
} from 'lucide-react';
import type { Command, ShortcutId } from '../features/command-palette/index.ts';
import type { Destination } from '../platform/destinations.ts';
import type { PaletteMeans } from './use-palette-means.ts';

/** The labels of every language, so that a page is found by its name in each. */
export type LabelTexts = Readonly<Record<Language, i18n>>;

type Listed = Omit<Command, 'labels' | 'groups' | 'section'> & { isShown?: boolean };

/** Every page, act and setting that this user may go to or do: those of the menus, of the header and of the account (spec §2, §6). */
export function paletteCommands(labels: LabelTexts, means: PaletteMeans, onHelp: () => void): Command[] {
  const { facts, language, goTo, openImport, openSupport } = means;
  const inAll = (read: (texts: i18n) => string): Record<Language, string> => ({
    en: read(labels.en),
    cn: read(labels.cn),
  });
  const other = languageCodes.find((code) => code !== language) ?? language;

  const { pages, settings } = means.menus;
  const shortcutTo = (to: Destination): { shortcut?: ShortcutId } => {
    const shortcut = means.shortcutTo(to);
    return shortcut ? { shortcut } : {};
  };
  const entries = (section: 'pages' | 'settings', list: typeof pages): Command[] =>
    list.map(({ id, label, group, Icon, to }) => ({
      id: `${section}-${id}`,
      section,
      labels: inAll((texts) => texts.t(`menu:${label}`)),
      ...(group ? { groups: inAll((texts) => texts.t(`menu:${group}`)) } : {}),
      Icon: Icon ?? PanelTop,
      ...shortcutTo(to),
      run: () => goTo(to),
    }));
  const further = (
    section: 'pages' | 'actions',
    read: (texts: i18n) => string,
    command: Listed,
  ): Command[] => {
    const { isShown = true, ...rest } = command;
    return isShown ? [{ ...rest, section, labels: inAll(read) }] : [];
  };

  return [
    ...entries('pages', pages),
    ...further('pages', (texts) => texts.t('header:messages'), {
      id: 'messages',
      Icon: Mail,
      shortcut: 'messages',
      run: () => goTo('messages'),
    }),
    ...further('pages', (texts) => texts.t('header:rates'), {
      id: 'rates',
      Icon: Calculator,
      shortcut: 'rates',
      isShown: facts.isVerified,
      run: () => goTo('rates'),
    }),
    ...further('pages', (texts) => texts.t('header:account.addFunds'), {
      id: 'add-funds',
      Icon: CircleDollarSign,
      run: () => goTo('addFunds'),
    }),
    ...further('pages', (texts) => texts.t('header:help'), {
      id: 'help-center',
      Icon: CircleQuestionMark,
      isShown: facts.isNotSaas,
      run: () => goTo(means.helpPage),
    }),
    ...further('pages', (texts) => texts.t('header:backToShipping'), {
      id: 'back-to-shipping',
      Icon: Undo2,
      isShown: facts.comesFromShipping,
      run: () => goTo('shippingHome'),
    }),
    ...further('actions', (texts) => texts.t('header:productImport'), {
      id: 'import-products',
      Icon: FileUp,
      shortcut: 'import',
      run: () => openImport('product'),
    }),
    ...further('actions', (texts) => texts.t('palette:action.importOrders'), {
      id: 'import-orders',
      Icon: FileUp,
      run: () => openImport('order'),
    }),
    ...further('actions', (texts) => texts.t('header:support.list'), {
      id: 'support-list',
      Icon: Headset,
      isShown: facts.isNotSaas,
      run: () => openSupport('list'),
    }),
    ...further('actions', (texts) => texts.t('header:support.create'), {
      id: 'support-create',
      Icon: Headset,
      isShown: facts.isNotSaas,
      run: () => openSupport('create'),
    }),
    ...further('actions', (texts) => texts.t('palette:action.switchLanguage'), {
      id: 'language',
      Icon: Languages,
      run: () => means.chooseLanguage(other),
    }),
    ...(
      [
        ['system', 'themeSystem', MonitorSmartphone],
        ['light', 'themeLight', SunMedium],
        ['dark', 'themeDark', MoonStar],
      ] as const
    ).flatMap(([theme, label, Icon]) =>
      further('actions', (texts) => texts.t(`palette:action.${label}`), {
        id: `theme-${theme}`,
        Icon,
        run: () => means.chooseTheme(theme),
      }),
    ),
    ...further('actions', (texts) => texts.t('palette:action.shortcuts'), {
      id: 'shortcuts',
      Icon: Keyboard,
      shortcut: 'help',
      run: onHelp,
    }),
    ...further('actions', (texts) => texts.t('header:account.logOut'), {
      id: 'log-out',
      Icon: DoorOpen,
      run: () => means.logOut(),
    }),
    ...entries('settings', settings),
  ];
}
