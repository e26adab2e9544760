import { ArrowLeft, Calculator, CircleQuestionMark, ClipboardCheck, FileUp } from 'lucide-react';
import { late } from '@lading/ui/late';
import { useTranslation } from 'react-i18next';
import { useOpenImport } from '../features/import-wizard/index.ts';
import { AccountMenu, HeaderAction, HeaderLink, type HeaderItem } from '../features/layout/index.ts';
import { MessageBell } from '../features/messages/index.ts';
import { SupportIcon } from '../features/support/index.ts';
import { TasksButton } from '../features/tasks/index.ts';
import { useAccount } from '../platform/account.ts';
import { destinations } from '../platform/destinations.ts';
import { helpDestination } from '../platform/user-access.ts';
import { LanguageMenu } from './language-menu.tsx';
import { logOut } from './log-out.ts';
import { SearchButton } from './search-button.tsx';
import { Stores } from './stores.tsx';

/** In the drawer only, which comes later. */
const SupportRows = late(async () => (await import('./support-rows.tsx')).SupportRows);

const everybody = () => true;

function Account() {
  const { facts } = useAccount();
  return <AccountMenu onLogOut={() => void logOut(facts.isSaas)} />;
}

/**
 * The top header from left to right (spec §2). A feature adds itself by one row: what it draws comes from its
 * `index.ts`, who sees it is asked of the access facts.
 */
export const headerItems: readonly HeaderItem[] = [
  {
    id: 'back-to-shipping',
    place: 'start',
    narrow: 'drawer',
    isShown: (facts) => facts.comesFromShipping,
    Item({ look }) {
      const { t } = useTranslation('header');
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
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.isNotSaas,
    Item({ look }) {
      const { t } = useTranslation('header');
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
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.isVerified,
    Item({ look }) {
      const { t } = useTranslation('header');
      return <HeaderLink look={look} label={t('rates')} Icon={Calculator} href={destinations.rates} />;
    },
  },
  {
    id: 'work-order',
    place: 'end',
    narrow: 'drawer',
    isShown: (facts) => facts.hasHeaderWorkOrder,
    Item({ look }) {
      const { t } = useTranslation('header');
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
      const { t } = useTranslation('header');
      const open = useOpenImport();
      return (
        <HeaderAction
          look={look}
          label={t('productImport')}
          Icon={FileUp}
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
