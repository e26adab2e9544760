export { useAddressChoices, useDefaultsActs, useShippingDefaults } from './defaults-queries.ts';
export { PresetDialog } from './preset-dialog.tsx';
