export {
  completePackage,
  emptyPackage,
  isEmptyPackage,
  readPackageNumber,
  readPackages,
  typedPackage,
  unitOfPackage,
  writePackages,
  type PackageInput,
} from './package-input-rules.ts';
export { AddressKindField } from './address-kind-field.tsx';
export { PackageFields } from './package-fields.tsx';
export { PackageListFields } from './package-list-fields.tsx';
export { ProposedPackageNote } from './proposed-package-note.tsx';
export { QuoteMessages, ToCarrierAccounts, VerifyFirst } from './quote-notes.tsx';
export { PriceLines } from './rate-details.tsx';
export { RateList } from './rate-list.tsx';
export { isOfOrder } from './unanswered-rules.ts';
export { typedProposal, useProposedPackage } from './use-proposed-package.ts';
export { useQuote } from './use-quote.ts';
