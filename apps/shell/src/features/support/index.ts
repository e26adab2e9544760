export { SupportIcon } from './support-icon.tsx';
export { useOpenSupport } from './use-open-support.ts';
