import { lazy } from 'react';

export { LanguageToggle } from './language-toggle.tsx';

/** The language switch of the header; saves the choice to the account. */
export const LanguageMenu = lazy(() =>
  import('./language-menu.tsx').then((file) => ({ default: file.LanguageMenu })),
);
