import type { AddressColumn, AddressParty } from './address-words.ts';
import type { Label } from './import-label.ts';
import type { ImportOption, OptionListName } from './import-option.ts';

/** Bounds of a number cell, both inclusive. `decimals: 0` is an integer. */
export interface NumberLimits {
  minimum: number;
  maximum: number;
  decimals: number;
}

/** What the values of a column look like, which helps the mapping where the heading is ambiguous ("Barcode") or tells nothing ("Column A"). */
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
 * What a number measures, and the field of the row that names its unit ("cm/kg", "in/lb"). Of a weight in two parts the larger one
 * names the smaller.
 */
export type Measure =
  | { of: 'length'; unitField: string }
  | { of: 'weight'; unitField: string; minorField: string }
  | { of: 'minor-weight'; unitField: string };

/** The part of an address that a text is, and the field of the row that names its country. */
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
  /** Must be mapped, and must be filled in every row that has data. */
  required?: boolean;
  /** Of a required field: not in rows of which this is true, nor in files in which it may be. */
  requiredUnless?: FieldCondition;
  /** Must be filled in rows of which this is true. */
  requiredIf?: FieldCondition;
  editor: 'text' | 'number' | 'select';
  /** Choices of a select: a shared list by name, or the list itself. */
  options?: OptionListName | readonly ImportOption[];
  /** Longest text in characters. */
  maxLength?: number;
  /** Bounds of a number editor. */
  number?: NumberLimits;
  /** Special rules beyond the limits: a size of zero is an error (spec §5). */
  rule?: 'not-zero';
  /** A text that must be written in a certain way: a `day` is one of the calendar, without a time. */
  format?: 'date-time' | 'day' | 'email' | 'letters-digits';
  /** Exactly so many characters (spec §5, "fixed length"). */
  fixedLength?: number;
  /** A code and not a text in words: an apostrophe in front of it is a spreadsheet's mark and no part of it. */
  isCode?: true;
  /** A code that is printed as a barcode, with a check digit (GS1). */
  isBarcode?: true;
  /** Another field has the same values and is the likelier one: of two countries the recipient's. */
  isNeverToldByValues?: true;
  looksLike?: ValuePattern;
  /** Of a yes or no the field of the amount, which columns of the same name may hold: of 代收货款 what is collected. */
  amountField?: string;
  measure?: Measure;
  /** An amount of money in this currency, whatever the file says. */
  currency?: 'USD';
  /** The unit that the measures of the row are in. */
  isUnit?: true;
  address?: AddressPart;
  /** A telephone number: one that cannot be dialled is hinted at, as spec §3 names no form that it must have. */
  isPhone?: true;
  /**
   * Other headings that mean this field, written as people and other shops write them; case, spaces and punctuation do not
   * matter when they are compared.
   */
  aliases: readonly string[];
  /** Headings that mean this field where the file has no better column for it: "Buyer name" stands for who receives only then. */
  weakAliases?: readonly string[];
  /** Headings that mean this field only where the values look like it (see `looksLike`): of "Name" the order number is "#1001". */
  valueAliases?: readonly string[];
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

/** A dialog width: px, or a share of the window. */
export type DialogWidth = number | `${number}%`;

/** Widths of the three steps of the import dialog (spec §2). */
export type DialogWidths = readonly [upload: DialogWidth, mapping: DialogWidth, rows: DialogWidth];

/** The widths of an import that asks for no others (spec §2). */
export const defaultDialogWidths: DialogWidths = [650, 650, 1024];

/** One import type as data. */
export interface ImportDefinition {
  /** Name in URLs and stores. */
  key: string;
  title: Label;
  /** Where they are others than {@link defaultDialogWidths}. */
  dialogWidths?: DialogWidths;
  /** What its records are called in messages; without it records. */
  countedIn?: 'products' | 'orders';
  /** Whether rows also update records that there are already (decision D23); without it an import only creates. */
  mayUpdate?: true;
  /** Whether the user may save templates of their own (spec §5: not for orders). */
  mayAddTemplates: boolean;
  /** The `type` of the template calls, where the wire wants one (102 for orders, spec §9; the task type of our own imports). */
  templateType?: number;
  /** Whether the rows of step 2 come from sending the file again or from the cached view of it (spec §7). */
  rowsFrom: 'import-product' | 'cached-view';
  /** Fields that together must be unique in the file (decision D8). */
  uniqueBy: readonly string[];
  grouping?: ImportGrouping;
  fields: readonly ImportField[];
  /**
   * Further headings of fields, by field key, the likeliest first: those of other languages and of many programs. They are compared as a whole,
   * in any order of their words, and never by similarity.
   */
  otherNames?: Readonly<Record<string, readonly string[]>>;
  /** The same for headings that mean a field where the file has no better column for it. */
  otherWeakNames?: Readonly<Record<string, readonly string[]>>;
  /** The fields of the addresses of a row; files name them by a party and a column (see `partyWords`). */
  addresses?: Partial<Record<Exclude<AddressParty, 'buyer'>, Readonly<Record<AddressColumn, string>>>>;
  /** Words of headings that tell nothing in this import, in lower case: of "Variant SKU" the variant. Chinese ones may stand anywhere. */
  headingNoise: readonly string[];
  /** What a row is called, in lower case: files may begin all of their headings with it, as in "order.city". */
  rowNames?: readonly string[];
  /** Rows of the sample file, by field key. */
  sample: readonly Readonly<Record<string, string>>[];
}

/** The field keys of a definition. */
export type ImportKey<Definition extends ImportDefinition> = Definition['fields'][number]['key'];

/** Declares an import type. A new one is one such value and one file on the server; no screen has to be written. */
export function defineImport<const Definition extends ImportDefinition>(definition: Definition): Definition {
  return definition;
}
