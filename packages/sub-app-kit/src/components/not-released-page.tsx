import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HostLink } from './host-link.tsx';
import { Page } from './page.tsx';

/** A link on a page that has nothing to show. */
export interface WayOn {
  label: string;
  /** `prefix/#/path` of any sub-app. */
  href: string;
}

/** Shown for a menu entry whose page is not part of this release: explains that, and links to other pages. */
export function NotReleasedPage({ name, waysOn }: { name: string; waysOn: readonly WayOn[] }) {
  const { t } = useTranslation('commonSubApp');
  return (
    <Page title={name}>
      <PageHeader title={name} />
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState
          icon={<Hourglass />}
          title={t('notReleased.title', { name })}
          action={waysOn.map(({ label, href }) => (
            <Button key={href} render={<HostLink href={href} />}>
              {label}
            </Button>
          ))}
        >
          {t('notReleased.text')}
        </EmptyState>
      </div>
    </Page>
  );
}
