import { ownerRole } from '@lading/contracts/identity';
import { languageCodes, type Language } from '@lading/i18n/languages';
import type { Texts } from '@lading/i18n/namespaces';
import type { i18n } from 'i18next';
import {
  Undo2,
  Boxes,
  Calculator,
  CirclePause,
  CircleQuestionMark,
  FileUp,
  Headset,
  Keyboard,
  Languages,
  DoorOpen,
  Mail,
  MonitorSmartphone,
  MoonStar,
  PackagePlus,
  PanelTop,
  Plus,
  SunMedium,
  Tag,
  Tags,
  CircleDollarSign,
} from 'lucide-react';
import type { Command, ShortcutId } from '../features/command-palette/index.ts';
import type { Destination } from '../platform/destinations.ts';
import { palettePages } from './palette-pages.ts';
import type { PaletteContext } from './palette-context.ts';

/** The labels of every language, so that a page is found by its name in each. */
export type LabelTexts = Readonly<Record<Language, i18n>>;

/** A command that people also search for by other names. */
type Named = keyof Texts['shellPalette']['words'];

type Listed = Omit<Command, 'labels' | 'groups' | 'section'> & { isShown?: boolean };

/** Every page, action and setting available to this user: those of the menus, of the header and of the account (spec §2, §6). */
export function paletteCommands(labels: LabelTexts, context: PaletteContext, onHelp: () => void): Command[] {
  const { facts, user, language, goTo, openImport, openSupport } = context;
  const isOwner = user.user.role === ownerRole;
  const inAll = (read: (texts: i18n) => string): Record<Language, string> => ({
    en: read(labels.en),
    cn: read(labels.cn),
  });
  const other = languageCodes.find((code) => code !== language) ?? language;

  const wordsOf = (id: string): Pick<Command, 'words'> =>
    labels.en.exists(`shellPalette:words.${id}`)
      ? { words: inAll((texts) => texts.t(`shellPalette:words.${id as Named}`)) }
      : {};

  const { pages, settings } = context.menus;
  const shortcutTo = (to: Destination): { shortcut?: ShortcutId } => {
    const shortcut = context.shortcutTo(to);
    return shortcut ? { shortcut } : {};
  };
  const entries = (section: 'pages' | 'settings', list: typeof pages): Command[] =>
    list.map(({ id, label, group, Icon, to }) => ({
      id: `${section}-${id}`,
      section,
      labels: inAll((texts) => texts.t(`shellMenu:${label}`)),
      ...wordsOf(id),
      ...(group ? { groups: inAll((texts) => texts.t(`shellMenu:${group}`)) } : {}),
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
    return isShown ? [{ ...rest, ...wordsOf(rest.id), section, labels: inAll(read) }] : [];
  };

  return [
    ...entries('pages', pages),
    ...further('pages', (texts) => texts.t('shellHeader:messages'), {
      id: 'messages',
      Icon: Mail,
      shortcut: 'messages',
      run: () => goTo('messages'),
    }),
    ...further('pages', (texts) => texts.t('shellPalette:action.bundles'), {
      id: 'bundles',
      Icon: Boxes,
      run: () => goTo('bundles'),
    }),
    ...further('pages', (texts) => texts.t('shellPalette:action.aliases'), {
      id: 'aliases',
      Icon: Tags,
      run: () => goTo('aliases'),
    }),
    ...further('pages', (texts) => texts.t('shellHeader:rates'), {
      id: 'rates',
      Icon: Calculator,
      shortcut: 'rates',
      isShown: facts.isVerified,
      run: () => goTo('rates'),
    }),
    ...further('pages', (texts) => texts.t('shellHeader:account.addFunds'), {
      id: 'add-funds',
      Icon: CircleDollarSign,
      run: () => goTo('addFunds'),
    }),
    ...further('pages', (texts) => texts.t('shellHeader:help'), {
      id: 'help-center',
      Icon: CircleQuestionMark,
      isShown: facts.isNotSaas,
      run: () => goTo(context.helpPage),
    }),
    ...further('pages', (texts) => texts.t('shellHeader:backToShipping'), {
      id: 'back-to-shipping',
      Icon: Undo2,
      isShown: facts.comesFromShipping,
      run: () => goTo('shippingHome'),
    }),
    ...palettePages.flatMap(({ id, Icon, to, requires }) =>
      further('pages', (texts) => texts.t(`shellPalette:page.${id}`), {
        id,
        Icon,
        isShown: requires === undefined || (requires === 'isOwner' ? isOwner : facts[requires]),
        run: () => context.go(to),
      }),
    ),
    ...further('pages', (texts) => texts.t('shellPalette:action.heldOrders'), {
      id: 'held-orders',
      Icon: CirclePause,
      run: context.goToHeldOrders,
    }),
    ...further('pages', (texts) => texts.t('shellPalette:action.unlabeledOrders'), {
      id: 'unlabeled-orders',
      Icon: Tag,
      run: context.goToUnlabeledOrders,
    }),
    ...further('actions', (texts) => texts.t('shellPalette:action.newOrder'), {
      id: 'new-order',
      Icon: Plus,
      run: () => goTo('newOrder'),
    }),
    ...further('actions', (texts) => texts.t('shellPalette:action.addProduct'), {
      id: 'add-product',
      Icon: PackagePlus,
      run: () => goTo('newProduct'),
    }),
    ...further('actions', (texts) => texts.t('shellHeader:productImport'), {
      id: 'import-products',
      Icon: FileUp,
      shortcut: 'import',
      run: () => openImport('product'),
    }),
    ...further('actions', (texts) => texts.t('shellPalette:action.importOrders'), {
      id: 'import-orders',
      Icon: FileUp,
      run: () => openImport('order'),
    }),
    ...further('actions', (texts) => texts.t('shellHeader:support.list'), {
      id: 'support-list',
      Icon: Headset,
      isShown: facts.isNotSaas,
      run: () => openSupport('list'),
    }),
    ...further('actions', (texts) => texts.t('shellHeader:support.create'), {
      id: 'support-create',
      Icon: Headset,
      isShown: facts.isNotSaas,
      run: () => openSupport('create'),
    }),
    ...further('actions', (texts) => texts.t('shellPalette:action.switchLanguage'), {
      id: 'language',
      Icon: Languages,
      run: () => context.chooseLanguage(other),
    }),
    ...(
      [
        ['system', 'themeSystem', MonitorSmartphone],
        ['light', 'themeLight', SunMedium],
        ['dark', 'themeDark', MoonStar],
      ] as const
    ).flatMap(([theme, label, Icon]) =>
      further('actions', (texts) => texts.t(`shellPalette:action.${label}`), {
        id: `theme-${theme}`,
        Icon,
        run: () => context.chooseTheme(theme),
      }),
    ),
    ...further('actions', (texts) => texts.t('shellPalette:action.shortcuts'), {
      id: 'shortcuts',
      Icon: Keyboard,
      shortcut: 'help',
      run: onHelp,
    }),
    ...further('actions', (texts) => texts.t('shellHeader:account.logOut'), {
      id: 'log-out',
      Icon: DoorOpen,
      run: () => context.logOut(),
    }),
    ...entries('settings', settings),
  ];
}
