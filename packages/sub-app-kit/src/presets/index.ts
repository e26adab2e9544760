export { useDefaultsActs, useShippingDefaults } from './defaults-queries.ts';
export { bookEntryName, useAddressChoices } from './use-address-choices.ts';
export { PresetDialog } from './preset-dialog.tsx';
