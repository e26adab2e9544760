/** Products and their import table. */
export * from './alias.import.ts';
export * from './alias.ts';
export * from './aliases.calls.ts';
export * from './bundle.import.ts';
export * from './bundle.ts';
export * from './bundles.calls.ts';
export * from './messages.ts';
export * from './product-customs-fields.ts';
export * from './product-measure-fields.ts';
export * from './product.import.ts';
export * from './product.ts';
export * from './products.calls.ts';
