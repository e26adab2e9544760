export { askAgain } from './ask-again.ts';
export { loadBrand } from './load-brand.ts';
export { wearBrand } from './wear-brand.ts';
