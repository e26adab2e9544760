export { LanguageToggle } from './language-toggle.tsx';
