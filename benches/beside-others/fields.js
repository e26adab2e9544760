/** A decimal number or nothing. */
export const number = String.raw`^\d*(\.\d{1,4})?$`;

const choices = {
  'Package type': ['Ready To Ship', 'Package Needed'],
  Unit: ['cm/kg', 'in/lb'],
  'Contains battery': ['Yes', 'No'],
};
const numbers = [
  'Purchasing cost',
  'Quantity in one package',
  'Length',
  'Width',
  'Height',
  'Weight (lb/kg)',
  'Weight (oz/g)',
  'Declared value',
  'Counted on',
];

/** The headings of the benchmark file with the rules of their cells: the same for every package. */
export const fields =
  `SKU|Product name|Description|EAN|UPC|ASIN|FNSKU|Extra barcode|Purchasing cost|Brand|Package type|
Quantity in one package|Length|Width|Height|Weight (lb/kg)|Weight (oz/g)|Unit|Contains battery|Declared value|HS code|
Country of origin|Customs quantity unit|Customs description|Note|Shelf|Counted on`
    .split(/\|\n?/)
    .map((label) => ({
      label,
      key: label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
      choices: (choices[label] ?? []).map((value) => ({ label: value, value })),
      isNumber: numbers.includes(label),
      isRequired: label === 'SKU' || label === 'Product name',
      isUnique: label === 'SKU',
    }));
