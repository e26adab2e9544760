import './head-start.ts';
import { createTexts } from '@lading/i18n/create-texts';
import { languageTag } from '@lading/i18n/languages';
import { createRoot } from 'react-dom/client';
import { loadBrand, wearBrand } from '../features/branding/index.ts';
import { takeHandover } from '../features/session/index.ts';
import { authSession } from '../platform/browser-session.ts';
import { currentLanguage } from '../platform/language.ts';
import { startTheme } from '../platform/theme.ts';
import { App } from './app.tsx';
import './shell.css';

// Before any request: what the address brings must not travel on in a referrer or a log (decision D5).
const handover = takeHandover();
startTheme();
const language = currentLanguage();
document.documentElement.lang = languageTag(language);

const [texts, brand] = await Promise.all([
  createTexts(
    language,
    authSession.isSignedIn() && !handover
      ? ['menu', 'header', 'errors', 'subAppHost']
      : ['session', 'header'],
  ),
  loadBrand(location.hostname, location.origin),
]);
await wearBrand(brand);

createRoot(document.getElementById('root')!).render(<App texts={texts} brand={brand} handover={handover} />);
