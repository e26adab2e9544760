import type { Label } from '@lading/contracts/imports';
import { measureUnits, type MeasureUnit } from '../fixes/measure-units.ts';
import { headingForm } from '../heading-form.ts';

/** What is known about the files of one shop or program: data only, so that another origin is another table row. */
export interface Recipe {
  /** As stored and sent: "shopify-orders". */
  key: string;
  /** As displayed: "Shopify orders". */
  label: Label;
  /** Key of the import that its files are for. */
  importKey: 'product' | 'order-shipment';
  /** Heading forms that identify its files; `needed` of them must be present. */
  marks: readonly string[];
  needed: number;
  /** System field → forms of the headings that fill it, the likeliest first. */
  mapping: ReadonlyMap<string, readonly string[]>;
  /** Forms of headings that look like a field's but are not. */
  unmapped: ReadonlySet<string>;
  /** Heading form → the unit of its numbers, if the heading does not name it. */
  units: ReadonlyMap<string, MeasureUnit>;
  /** Each row is one article of an order: rows with the same order number are one order, with one package. */
  hasOrderLines: boolean;
  /** The time zone of times that do not name one, if known. */
  timeZone?: string;
  /** How days such as 03/04/2026 are written; `by-clock`: with the month first beside AM or PM, otherwise unknown. */
  dayOrder?: 'day-first' | 'month-first' | 'by-clock';
  inherits?: Inheritance;
}

/** Fields that variant rows leave blank and inherit from their product's row. */
export type Inheritance = {
  /** System fields. */
  fields: readonly string[];
  /** Fields in which a variant's own text is replaced. */
  replaced?: readonly string[];
} & (
  | {
      from: 'same';
      /** Rows with the same text here belong together, the first being the product. */ column: string;
    }
  | {
      from: 'above';
      /** A row with one of `heads` here is a product, the ones below are its variants. */ column: string;
      heads: readonly string[];
    }
  | {
      from: 'parent';
      /** Names the product. */ column: string;
      /** Columns that a product is named by; with what in front. */ ids: Readonly<Record<string, string>>;
    }
);

/** A recipe as written in source. */
interface RecipeSource extends Pick<Recipe, 'key' | 'label' | 'timeZone' | 'dayOrder' | 'inherits'> {
  /** Headings separated by ` | `. */
  marks: string;
  /** Defaults to all of them. */
  needed?: number;
  /** A line for each field: `field < Heading | Other heading`. */
  mapping: string;
  unmapped?: string;
  /** Unit → headings separated by ` | `. */
  units?: Readonly<Record<string, string>>;
  hasOrderLines?: true;
}

/** Parses a table of recipes. */
export function recipes(importKey: Recipe['importKey'], sources: readonly RecipeSource[]): Recipe[] {
  return sources.map(
    ({ marks, needed, mapping, unmapped = '', units = {}, hasOrderLines = false, ...rest }) => {
      const markForms = forms(marks);
      return {
        ...rest,
        importKey,
        marks: markForms,
        needed: needed ?? markForms.length,
        mapping: new Map(
          mapping
            .trim()
            .split('\n')
            .map((line) => line.split(' < '))
            .map(([field, headings]) => [field!.trim(), forms(headings!)] as const),
        ),
        unmapped: new Set(forms(unmapped)),
        units: new Map(
          Object.entries(units).flatMap(([unit, headings]) =>
            forms(headings).map((form) => [form, measureUnits.get(unit)!] as const),
          ),
        ),
        hasOrderLines,
      };
    },
  );
}

const forms = (headings: string): string[] =>
  headings.split(' | ').flatMap((heading) => headingForm(heading) || []);
