import { recipes } from './recipe.ts';

/** Files of programs that run a company: NetSuite. */
export const businessProgramRecipes = recipes('product', [
  {
    key: 'netsuite-items',
    label: { en: 'NetSuite items', zh: 'NetSuite 货品' },
    marks: 'Internal ID | Name | Display Name',
    // An item's name is its code; what people call it is its display name.
    mapping: `
        skuCode < Name
        skuName < Display Name | Store Display Name`,
  },
]);
