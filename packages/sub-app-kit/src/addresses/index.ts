export { AddressFields, addressParts, type AddressPart } from './address-fields.tsx';
export { AddressPicker } from './address-picker.tsx';
export { AddressCheckResult, type AddressCheckResultProps } from './address-check-result.tsx';
