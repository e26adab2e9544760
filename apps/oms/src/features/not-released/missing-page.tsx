import { NotReleasedPage } from '@lading/sub-app-kit/components/not-released-page';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { notReleased } from './not-released.ts';
import { useWaysOn } from './ways-on.ts';

/** The plain page of a menu entry whose own page is not part of this release. */
export function MissingPage() {
  const { t } = useTranslation(['shellMenu', 'shellHeader']);
  const { pathname } = useLocation();
  const waysOn = useWaysOn();
  const page = notReleased.find(({ path }) => `/${path}` === pathname.replace(/\/+$/, ''));
  return <NotReleasedPage name={page ? t(page.label) : ''} waysOn={waysOn} />;
}
