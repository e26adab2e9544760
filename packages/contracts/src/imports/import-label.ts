/** A label in both languages of the product. */
export interface Label {
  en: string;
  zh: string;
}
