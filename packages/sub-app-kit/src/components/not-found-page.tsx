import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { MapPinOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { HostLink } from './host-link.tsx';
import { Page } from './page.tsx';

/** A link on a page without content. */
interface PageLink {
  label: string;
  /** `prefix/#/path` of any sub-app. */
  href: string;
}

/** The most visited lists. */
const lists = {
  orders: { text: 'shellMenu:main.order', href: '/b/#/orders' },
  products: { text: 'shellMenu:main.product', href: '/o/#/app/products' },
  rates: { text: 'shellHeader:rates', href: '/e/#/rates' },
} as const;

/** The page for an unknown address of a sub-application, as a route. @param ways links offered on it */
export function UnknownPage({ ways }: { ways: readonly (keyof typeof lists)[] }) {
  const { t } = useTranslation(['shellMenu', 'shellHeader']);
  return <NotFoundPage links={ways.map((way) => ({ label: t(lists[way].text), href: lists[way].href }))} />;
}

/** Shown at an address below the prefix without a page; the shell is notified and may redirect. */
export function NotFoundPage({ links }: { links: readonly PageLink[] }) {
  const { t } = useTranslation('commonSubApp');
  const { pathname } = useLocation();
  const { bus } = useHost();
  useEffect(() => bus.emit('address:unknown', { path: pathname }), [bus, pathname]);
  return (
    <Page title={t('notFound.title')}>
      <h1 tabIndex={-1} className="sr-only">
        {t('notFound.title')}
      </h1>
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={<MapPinOff />}
          title={t('notFound.title')}
          action={links.map(({ label, href }) => (
            <Button key={href} render={<HostLink href={href} />}>
              {label}
            </Button>
          ))}
        >
          {t('notFound.text', { path: pathname })}
        </EmptyState>
      </div>
    </Page>
  );
}
