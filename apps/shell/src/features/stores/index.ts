export { StoresButton } from './stores-button.tsx';
