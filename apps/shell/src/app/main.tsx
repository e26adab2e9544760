import './head-start.ts';
import { createTexts } from '@lading/i18n/create-texts';
import { languageTag } from '@lading/i18n/languages';
import { createRoot } from 'react-dom/client';
import { loadBrand, wearBrand } from '../features/branding/index.ts';
import { takeHandover } from '../features/session/index.ts';
import { authSession } from '../platform/browser-session.ts';
import { currentLanguage } from '../platform/language.ts';
import { startTheme } from '../platform/theme.ts';
import { App, LateWorkspace } from './app.tsx';
import './shell.css';

// Before any request: what the address brings must not travel on in a referrer or a log (decision D5).
const handover = takeHandover();
startTheme();
const language = currentLanguage();
document.documentElement.lang = languageTag(language);

/**
 * What the first page is made of is here before React begins: it shows nothing for 300 ms more once it has had to wait. A workspace that
 * cannot be fetched is asked for again when it is drawn, which tells of the fault.
 */
const isSignedIn = authSession.isSignedIn() && !handover;
const [texts, brand, workspace] = await Promise.all([
  createTexts(
    language,
    isSignedIn ? ['menu', 'header', 'errors', 'pages', 'subAppHost'] : ['session', 'header'],
  ),
  loadBrand(location),
  isSignedIn ? import('./workspace.tsx').catch(() => undefined) : undefined,
]);
await wearBrand(brand);

createRoot(document.getElementById('root')!).render(
  <App texts={texts} brand={brand} handover={handover} Workspace={workspace?.Workspace ?? LateWorkspace} />,
);
