import {
  ArrowLeft,
  Calculator,
  CircleQuestionMark,
  ClipboardCheck,
  FileUp,
  Languages,
  Search,
} from 'lucide-react';
import { late } from '@lading/ui/late';
import { useTranslation } from 'react-i18next';
import { useOpenImport } from '../features/imports/index.ts';
import { AccountMenu, HeaderAction, type HeaderItem, HeaderLink } from '../features/layout/index.ts';
import { MessageBell } from '../features/messages/index.ts';
import { SupportIcon } from '../features/support/index.ts';
import { TasksButton } from '../features/tasks/index.ts';
import { useAccount } from '../platform/account.ts';
import { destinations } from '../platform/destinations.ts';
import { helpDestination } from '../platform/user-access.ts';
import { useLogOut } from './log-out.ts';
import { useCallback } from 'react';
import { StoresButton } from '../features/stores/index.ts';
import { useSubAppBus } from './sub-apps-context.ts';
import { languageOf } from '@lading/i18n/create-texts';
import { languageCodes, languages } from '@lading/i18n/languages';
import { IconButton } from '@lading/ui/icon-button';
import { Menu } from '@lading/ui/menu';
import { useTexts } from '../platform/texts.ts';
import { useChooseLanguage } from '../platform/use-choose-language.ts';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { paletteKeys } from '../features/command-palette/index.ts';
import { useOpenPalette } from './palette.tsx';

/** Opens the palette by pointer: looks like a field if there is room, otherwise an icon. */
function SearchButton() {
  const { t } = useTranslation('shellHeader');
  const open = useOpenPalette();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => open('palette')}
        className="mr-2 flex h-control w-52 items-center gap-2 rounded-md border border-line-control bg-surface pr-1.5 pl-2.5 text-left text-sm text-ink-muted transition-colors hover:border-ink-faint max-lg:hidden"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <span aria-hidden="true" className="flex-1">
          {t('searchShort')}
        </span>
        <span aria-hidden="true" className="rounded-sm border border-line px-1.5 text-xs">
          {paletteKeys.join(' ')}
        </span>
      </button>
      <span className="lg:hidden">
        <IconButton
          label={t('search')}
          aria-haspopup="dialog"
          icon={<Search aria-hidden="true" />}
          onClick={() => open('palette')}
        />
      </span>
    </>
  );
}

/** The language switch of the header; saves the choice to the account. */
function LanguageMenu() {
  const { t } = useTranslation('shellHeader');
  const current = languageOf(useTexts());
  const choose = useChooseLanguage();
  return (
    <Menu
      trigger={
        <IconButton
          label={t('languageNow', { name: languages[current].name })}
          icon={<Languages aria-hidden="true" />}
        />
      }
      items={languageCodes.map((code) => ({
        label: <span lang={languages[code].tag}>{languages[code].name}</span>,
        checked: code === current,
        onSelect: () => void choose(code),
      }))}
    />
  );
}

/**
 * Store sync in the header; the order list is refetched when a store has new orders, is added or removed, and a page may request
 * connecting one.
 */
function Stores() {
  const bus = useSubAppBus();
  const onChanged = useCallback(() => bus.emit('list:refresh', { kind: 'order' }), [bus]);
  const hearConnect = useCallback(
    (open: (storeId?: string) => void) => bus.on('store:connect', ({ storeId }) => open(storeId)),
    [bus],
  );
  return <StoresButton onChanged={onChanged} hearConnect={hearConnect} />;
}

/** Only in the drawer, which renders later. */
const SupportRows = late(async () => (await import('./support-rows.tsx')).SupportRows);

const everybody = () => true;

function Account() {
  return <AccountMenu onLogOut={useLogOut()} />;
}

/**
 * The top header from left to right (spec §2). A feature adds one row: its component comes from its `index.ts`, its visibility from
 * the access facts.
 */
export const headerItems: readonly HeaderItem[] = [
  {
    id: 'back-to-shipping',
    place: 'start',
    narrow: 'drawer',
    isShown: (facts) => facts.comesFromShipping,
    Item({ look }) {
      const { t } = useTranslation('shellHeader');
      return (
        <HeaderLink
          look={look}
          label={t('backToShipping')}
          Icon={ArrowLeft}
          href={destinations.shippingHome}
          isNamed
        />
      );
    },
  },
  { id: 'search', place: 'end', narrow: 'header', isShown: everybody, Item: SearchButton },
  {
    id: 'help',
    isRare: true,
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.isNotSaas,
    Item({ look }) {
      const { t } = useTranslation('shellHeader');
      const { facts } = useAccount();
      return (
        <HeaderLink
          look={look}
          label={t('help')}
          Icon={CircleQuestionMark}
          href={destinations[helpDestination(facts)]}
        />
      );
    },
  },
  {
    id: 'rates',
    isRare: true,
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.isVerified,
    Item({ look }) {
      const { t } = useTranslation('shellHeader');
      return <HeaderLink look={look} label={t('rates')} Icon={Calculator} href={destinations.rates} />;
    },
  },
  {
    id: 'work-order',
    isRare: true,
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.hasHeaderWorkOrder,
    Item({ look }) {
      const { t } = useTranslation('shellHeader');
      return (
        <HeaderLink look={look} label={t('workOrder')} Icon={ClipboardCheck} href={destinations.workOrder} />
      );
    },
  },
  {
    id: 'product-import',
    place: 'end',
    narrow: 'drawer',
    isShown: everybody,
    Item({ look, onDone }) {
      const { t } = useTranslation('shellHeader');
      const open = useOpenImport();
      return (
        <HeaderAction
          look={look}
          label={t('productImport')}
          Icon={FileUp}
          isNamed
          onSelect={() => {
            onDone?.();
            open('product');
          }}
        />
      );
    },
  },
  { id: 'tasks', place: 'end', narrow: 'header', isShown: everybody, Item: TasksButton },
  { id: 'messages', place: 'end', narrow: 'header', isShown: everybody, Item: MessageBell },
  { id: 'stores', place: 'end', narrow: 'header', isShown: everybody, Item: Stores },
  {
    id: 'support',
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.isNotSaas,
    Item: ({ look, onDone }) => (look === 'icon' ? <SupportIcon /> : <SupportRows onDone={onDone} />),
  },
  { id: 'language', place: 'end', narrow: 'header', isShown: everybody, Item: LanguageMenu },
  { id: 'account', place: 'end', narrow: 'header', isShown: everybody, Item: Account },
];
