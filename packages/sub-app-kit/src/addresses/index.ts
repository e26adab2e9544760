export { AddressCheckResult, type AddressCheckResultProps } from './address-check-result.tsx';
