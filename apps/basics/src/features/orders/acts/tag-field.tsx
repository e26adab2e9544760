import { SuggestField, type SuggestFieldProps } from '@lading/ui/suggest-field';
import { useOrderTags } from '../order-queries.ts';

/** A tag: a new one, or an existing one, suggested while typing. */
export function TagField(props: Omit<SuggestFieldProps, 'suggestions'>) {
  return <SuggestField {...props} suggestions={useOrderTags()} />;
}
