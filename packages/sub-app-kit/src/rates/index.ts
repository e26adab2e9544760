export {
  completePackage,
  emptyPackage,
  isEmptyPackage,
  readPackageNumber,
  readPackages,
  writePackages,
  type PackageInput,
} from './package-input-rules.ts';
export { PackageListFields } from './package-list-fields.tsx';
export { QuoteMessages } from './quote-messages.tsx';
export { RateList } from './rate-list.tsx';
export { VerifyFirst } from './verify-first.tsx';
