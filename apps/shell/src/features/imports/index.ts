export { isImportKind, listFilledBy, type ImportKind } from './model/import-kind.ts';
export { ImportWizardProvider, useOpenImport } from './import-wizard-provider.tsx';
