export { isImportKind, type ImportKind } from './import-kind.ts';
export { ImportWizardProvider, useOpenImport } from './import-wizard-provider.tsx';
