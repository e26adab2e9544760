export { AddressFields, addressParts, type AddressPart } from './address-fields.tsx';
export { AddressCheckResult, type AddressCheckResultProps } from './address-check-result.tsx';
