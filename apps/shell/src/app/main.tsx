import './head-start.ts';
import { createTexts } from '@lading/i18n/create-texts';
import { languageTag } from '@lading/i18n/languages';
import { createRoot } from 'react-dom/client';
import { loadBrand, applyBrand } from '../features/branding/index.ts';
import { takeHandover } from '../features/identity/index.ts';
import { authSession } from '../platform/browser-session.ts';
import { currentLanguage } from '../platform/language.ts';
import { startTheme } from '../platform/theme.ts';
import { App, LateWorkspace } from './app.tsx';
import './shell.css';

// Before any request: tokens in the address must not leak into a referrer or a log (decision D5).
const handover = takeHandover();
startTheme();
const language = currentLanguage();
document.documentElement.lang = languageTag(language);

/**
 * The first page's code is loaded before React starts: once it suspends, React delays content by 300 ms. A workspace that cannot be
 * fetched is requested again on render, which reports the error.
 */
const isSignedIn = authSession.isSignedIn() && !handover;
const [texts, brand, workspace] = await Promise.all([
  createTexts(
    language,
    isSignedIn
      ? ['shellMenu', 'shellHeader', 'commonErrors', 'shellPages', 'shellSubAppHost']
      : ['identitySignIn', 'shellHeader'],
  ),
  loadBrand(location),
  isSignedIn ? import('./workspace.tsx').catch(() => undefined) : undefined,
]);
await applyBrand(brand);

createRoot(document.getElementById('shell-frame')!).render(
  <App texts={texts} brand={brand} handover={handover} Workspace={workspace?.Workspace ?? LateWorkspace} />,
);
