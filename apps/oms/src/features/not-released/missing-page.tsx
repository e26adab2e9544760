import { useHostState } from '@lading/bridge/react';
import { product } from '@lading/contracts/product';
import { NotReleasedPage } from '@lading/sub-app-kit/components/not-released-page';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { notReleased } from './not-released.ts';
import { useWaysOn } from './ways-on.ts';

/** The plain page of a menu entry whose own page is not part of this release. */
export function MissingPage() {
  const { t } = useTranslation(['menu', 'header']);
  const { pathname } = useLocation();
  const waysOn = useWaysOn();
  const isProductUser = useHostState(({ user, saas }) => !saas && Boolean(user?.[product.userField]));
  const page = notReleased.find(({ path }) => `/${path}` === pathname.replace(/\/+$/, ''));
  // "My Warehouses is renamed My Funds" for clients of a provider (spec §6).
  const label = page?.label === 'menu:main.myWarehouses' && isProductUser ? 'menu:main.myFunds' : page?.label;
  return <NotReleasedPage name={label ? t(label) : ''} waysOn={waysOn} />;
}
