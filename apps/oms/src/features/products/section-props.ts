import type { ProductForm } from './product-form-rules.ts';
import type { FieldTexts } from './use-field-texts.ts';

/** What every section of the form gets. */
export interface SectionProps {
  form: ProductForm;
  errors: FieldTexts;
  onChange: (part: Partial<ProductForm>) => void;
}
