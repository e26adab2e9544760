import type { AddressColumn, AddressParty } from './address-words.ts';
import type { Label } from './import-label.ts';
import type { ImportOption, OptionListName } from './import-option.ts';

/** Bounds of a number cell, both inclusive. `decimals: 0` is an integer. */
export interface NumberLimits {
  minimum: number;
  maximum: number;
  decimals: number;
}

/** The pattern of a column's values, which helps the mapping if the heading is ambiguous ("Barcode") or meaningless ("Column A"). */
export type ValuePattern =
  | 'upc'
  | 'ean'
  | 'asin'
  | 'fnsku'
  | 'email'
  | 'date-time'
  | 'order-number'
  | 'sku'
  | 'hs-code'
  | 'carrier'
  | 'carrier-service'
  | 'phone'
  | 'person'
  | 'street'
  | 'state'
  | 'zip';

/**
 * What a number measures, and the field of the row that names its unit ("cm/kg", "in/lb"). In a weight of two parts the larger
 * one names the smaller.
 */
export type Measure =
  | { of: 'length'; unitField: string }
  | { of: 'weight'; unitField: string; minorField: string }
  | { of: 'minor-weight'; unitField: string };

/** The part of an address in a text, and the field of the row that names its country. */
export interface AddressPart {
  part: 'state' | 'zip';
  countryField: string;
}

/** A condition on a row: what another of its fields, a select, holds. */
export interface FieldCondition {
  field: string;
  is: string;
}

/**
 * One field of an import: a row of the table from which the mapping step, the grid's columns, the row schema, the checks
 * on both sides and the sample file are derived (spec §3, §5).
 */
export interface ImportField {
  /** The system field: the name on the wire. */
  key: string;
  label: Label;
  /** Must be mapped, and must be filled in every row with data. */
  required?: boolean;
  /** Of a required field: not in rows of which this is true, nor in files in which it may be. */
  requiredUnless?: FieldCondition;
  /** Must be filled in rows of which this is true. */
  requiredIf?: FieldCondition;
  /** Kept only in rows of which this is true: in others its cell is not checked. */
  keptIf?: FieldCondition;
  /**
   * Suggested from the columns that all other fields leave, and by a weak name only where this other field has a column: a file without it
   * seldom has records that keep this one.
   */
  suggestedWith?: string;
  editor: 'text' | 'number' | 'select';
  /** Choices of a select: a shared list by name, or the list itself. */
  options?: OptionListName | readonly ImportOption[];
  /** Longest text in characters. */
  maxLength?: number;
  /** Bounds of a number editor. */
  number?: NumberLimits;
  /** Special rules beyond the limits: a size of zero is an error (spec §5). */
  rule?: 'not-zero';
  /** A text with a required format: a `day` is a calendar day without a time. */
  format?: 'date-time' | 'day' | 'email' | 'letters-digits';
  /** Exact length in characters (spec §5, "fixed length"). */
  fixedLength?: number;
  /** A code rather than words: a leading apostrophe is a spreadsheet's mark and not part of it. */
  isCode?: true;
  /** A code that is printed as a barcode, with a check digit (GS1). */
  isBarcode?: true;
  /** Another field has similar values and is the likelier one: of two countries the recipient's. */
  isNeverToldByValues?: true;
  looksLike?: ValuePattern;
  /** For a yes-or-no field: the amount field that columns of the same name may hold instead, such as the collected amount for 代收货款. */
  amountField?: string;
  measure?: Measure;
  /** An amount of money in this currency, regardless of the file's currency. */
  currency?: 'USD';
  /** The unit of the row's measures. */
  isUnit?: true;
  address?: AddressPart;
  /** A phone number: one that cannot be dialed only gets a hint, since spec §3 defines no format. */
  isPhone?: true;
  /** Other headings for this field, as written by people and other shops; case, spaces and punctuation are ignored in comparisons. */
  aliases: readonly string[];
  /** Headings for this field if the file has no better column: "Buyer name" is then the recipient. */
  weakAliases?: readonly string[];
  /** Headings for this field only if the values match (see `looksLike`): a "Name" with "#1001" is the order number. */
  valueAliases?: readonly string[];
  /** Of a select: the value that such a column may be known by though not all of its values match. */
  tellingValue?: string;
  /** Column width in the grid, in px. */
  widthPx?: number;
}

/** Rows that belong together: a row with an empty `by` continues the row above it (spec §3, multi-package). */
export interface ImportGrouping {
  by: string;
  /** Fields that every row of a group has of its own; all others are the first row's. */
  memberFields: readonly string[];
  /** Of these the fields that a row takes from the row above where it leaves them empty. */
  filledDown?: readonly string[];
  /** How many rows a group has at most, where what it becomes has a limit: the same as that of its form. */
  most?: number;
}

/** A dialog width: px, or a percentage of the window. */
export type DialogWidth = number | `${number}%`;

/** Widths of the three steps of the import dialog (spec §2). */
export type DialogWidths = readonly [upload: DialogWidth, mapping: DialogWidth, rows: DialogWidth];

/** The default widths (spec §2). */
export const defaultDialogWidths: DialogWidths = [650, 650, 1024];

/** One import type as data. */
export interface ImportDefinition {
  /** Name in URLs and stores. */
  key: string;
  title: Label;
  /** If they differ from {@link defaultDialogWidths}. */
  dialogWidths?: DialogWidths;
  /** The name of its records in messages; "records" if absent. */
  countedIn?: 'products' | 'orders';
  /** Whether rows also update existing records (decision D23); otherwise an import only creates. */
  mayUpdate?: true;
  /** Whether the user may save templates of their own (spec §5: not for orders). */
  mayAddTemplates: boolean;
  /** The `type` of the template calls, if the wire needs one (102 for orders, spec §9; the task type of our own imports). */
  templateType?: number;
  /** Whether the rows of step 2 come from sending the file again or from its cached view (spec §7). */
  rowsFrom: 'import-product' | 'cached-view';
  /** Fields that together must be unique in the file (decision D8). */
  uniqueBy: readonly string[];
  grouping?: ImportGrouping;
  fields: readonly ImportField[];
  /**
   * Further headings of fields, by field key, the likeliest first: in other languages and of many programs. They are compared as
   * a whole, with their words in any order, and never by similarity.
   */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** The same for headings used only if the file has no better column. */
  otherWeakNames?: Readonly<Record<string, readonly string[]>>;
  /** The fields of the addresses of a row; files name them by a party and a column (see `partyWords`). */
  addresses?: Partial<Record<Exclude<AddressParty, 'buyer'>, Readonly<Record<AddressColumn, string>>>>;
  /** Lower-case words that mean nothing in headings of this import, such as "variant" in "Variant SKU". Chinese ones may be anywhere. */
  headingNoise: readonly string[];
  /** Lower-case names of a row: files may prefix all of their headings with one, as in "order.city". */
  rowNames?: readonly string[];
  /** Rows of the sample file, by field key. */
  sample: readonly Readonly<Record<string, string>>[];
}

/** The field keys of a definition. */
export type ImportKey<Definition extends ImportDefinition> = Definition['fields'][number]['key'];

/** Declares an import type. A new one needs this value and one file on the server; no screen has to be written. */
export function defineImport<const Definition extends ImportDefinition>(definition: Definition): Definition {
  return definition;
}
