import type { ImportDefinition } from '@lading/contracts/imports';
import { formWithoutUnit, headingForm } from '../heading-form.ts';
import { amazonRecipes } from './amazon.ts';
import { asianMarketplaceRecipes } from './asian-marketplaces.ts';
import { businessProgramRecipes } from './business-programs.ts';
import { chineseProgramOrderRecipes } from './chinese-program-orders.ts';
import { chineseProgramProductRecipes } from './chinese-program-products.ts';
import { marketplaceOrderRecipes } from './marketplace-orders.ts';
import { marketplaceProductRecipes } from './marketplace-products.ts';
import { paymentProgramRecipes } from './payment-programs.ts';
import type { Recipe } from './recipe.ts';
import { russianMarketplaceRecipes } from './russian-marketplaces.ts';
import { shippingProgramRecipes } from './shipping-programs.ts';
import { shopOrderRecipes } from './shop-orders.ts';
import { shopProductRecipes } from './shop-products.ts';

const all: readonly Recipe[] = [
  ...shopProductRecipes,
  ...shopOrderRecipes,
  ...amazonRecipes,
  ...marketplaceProductRecipes,
  ...marketplaceOrderRecipes,
  ...asianMarketplaceRecipes,
  ...russianMarketplaceRecipes,
  ...shippingProgramRecipes,
  ...chineseProgramProductRecipes,
  ...chineseProgramOrderRecipes,
  ...businessProgramRecipes,
  ...paymentProgramRecipes,
];

/** The recipes of an import, to choose from. */
export function recipesOf({ key }: Pick<ImportDefinition, 'key'>): Recipe[] {
  return all.filter(({ importKey }) => importKey === key);
}

/**
 * The recipe for a file with these headings: the chosen one, otherwise the one with the most matching marks. Undefined if none
 * matches.
 *
 * @param chosen key of a recipe, '' for none; undefined to detect it
 */
export function recipeFor(
  definition: Pick<ImportDefinition, 'key'>,
  headings: readonly string[],
  chosen?: string,
): Recipe | undefined {
  const known = recipesOf(definition);
  if (chosen !== undefined) return known.find(({ key }) => key === chosen);
  const present = new Set(headings.flatMap((heading) => [headingForm(heading), formWithoutUnit(heading)]));
  let best: Recipe | undefined;
  let bestFound = 0;
  for (const recipe of known) {
    const found = recipe.marks.filter((mark) => present.has(mark)).length;
    if (found >= recipe.needed && found > bestFound) [best, bestFound] = [recipe, found];
  }
  return best;
}
