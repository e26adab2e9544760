import { SuggestField, type SuggestFieldProps } from '@lading/ui/suggest-field';
import { useOrderTags } from '../order-queries.ts';

/** A tag: a new one, or one that orders already have, which are offered while it is typed. */
export function TagField(props: Omit<SuggestFieldProps, 'suggestions'>) {
  return <SuggestField {...props} suggestions={useOrderTags()} />;
}
