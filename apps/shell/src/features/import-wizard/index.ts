export { isImportKind } from './import-kind.ts';
export { ImportWizardProvider, useOpenImport } from './import-wizard-provider.tsx';
