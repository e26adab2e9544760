export { CountField } from './count-field.tsx';
export { CountryField, useCountryOptions } from './country-field.tsx';
export { FormDialog } from './form-dialog.tsx';
export { FormFailure } from './form-failure.tsx';
export { FormLines } from './form-lines.tsx';
export { ItemForm, useItemForm } from './item-form.tsx';
export { keepDraft, keptDraft, type KeptDraft } from './kept-draft.ts';
export { LeaveGuard } from './leave-guard.tsx';
export { useForm, type FieldWiring, type Form } from './use-form.ts';
