export { askAgain } from './ask-again.ts';
export { loadBrand } from './load-brand.ts';
export { applyBrand } from './apply-brand.ts';
