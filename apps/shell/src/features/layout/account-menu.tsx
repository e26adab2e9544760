import type { User } from '@lading/contracts/identity';
import { Avatar } from '@lading/ui/avatar';
import { Menu, type MenuEntry } from '@lading/ui/menu';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { ChevronDown, LogOut, Monitor, Moon, Plug, Sun, UserRound, Wallet, Workflow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { destinations } from '../../platform/destinations.ts';
import { PageLink } from '../../platform/navigation.tsx';
import { chooseTheme, useThemeChoice } from '../../platform/theme.ts';

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** The name to call a user by: first and last name (Chinese: family name first), else user name, else e-mail. */
export function nameOf(user: User): string {
  const first = user.firstName?.trim() ?? '';
  const last = user.lastName?.trim() ?? '';
  const whole = isChinese(first + last) ? last + first : [first, last].filter(Boolean).join(' ');
  return whole || user.userName || user.email || '';
}

const links = [
  { label: 'account.myAccount', Icon: UserRound, to: 'profile' },
  { label: 'account.addFunds', Icon: Wallet, to: 'addFunds' },
  { label: 'account.sellingChannel', Icon: Plug, to: 'sellingChannels' },
  { label: 'account.orderAutomation', Icon: Workflow, to: 'orderAutomation' },
] as const;

const themes = [
  { theme: 'system', label: 'account.themeSystem', Icon: Monitor },
  { theme: 'light', label: 'account.themeLight', Icon: Sun },
  { theme: 'dark', label: 'account.themeDark', Icon: Moon },
] as const;

/** The signed-in person, the pages of the account, the appearance, and sign-out (spec §2). */
export function AccountMenu({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation('shellHeader');
  const { user } = useAccount();
  const chosen = useThemeChoice();
  const name = nameOf(user.user);
  const items: MenuEntry[] = [
    {
      heading: (
        <span className="flex max-w-60 flex-col pb-1">
          <span className="truncate text-sm font-semibold text-ink">{name}</span>
          <span className="truncate font-normal">{user.org.orgName || user.user.email}</span>
        </span>
      ),
      items: links.map(({ label, Icon, to }) => ({
        label: t(label),
        icon: <Icon aria-hidden="true" />,
        render: <PageLink href={destinations[to]} />,
      })),
    },
    'separator',
    {
      heading: t('account.theme'),
      items: themes.map(({ theme, label, Icon }) => ({
        label: t(label),
        icon: <Icon aria-hidden="true" />,
        checked: theme === chosen,
        onSelect: () => chooseTheme(theme),
      })),
    },
    'separator',
    { label: t('account.logOut'), icon: <LogOut aria-hidden="true" />, onSelect: onLogOut },
  ];
  return (
    <Menu
      width={224}
      items={items}
      trigger={
        <button
          type="button"
          className="ml-1 flex h-control items-center gap-2 rounded-md pr-1.5 pl-1 text-sm text-ink transition-colors hover:bg-hover data-popup-open:bg-hover"
        >
          <Avatar name={name} />
          <VisuallyHidden>{`${t('account.label')} `}</VisuallyHidden>
          <span className="max-w-36 truncate max-md:sr-only">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-faint max-md:hidden" />
        </button>
      }
    />
  );
}
