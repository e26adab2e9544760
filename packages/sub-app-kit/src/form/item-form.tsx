import { Button } from '@lading/ui/button';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRequestKey } from '../use-request-key.ts';
import { FormFailure } from './form-failure.tsx';
import type { FormValues } from './form-rules.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useForm, type Form, type FormOptions } from './use-form.ts';

interface ItemFormOptions<Values extends FormValues, Draft, Known extends object, Saved> extends Omit<
  FormOptions<Values, Draft>,
  'submit'
> {
  /** Sent with the draft of an item that exists: its id and the version that was read. Null for a new one. */
  known: Known | null;
  /** Saves it, under a key that makes it happen once however often it is sent. */
  save: (body: Draft & Partial<Known>, idempotencyKey: string) => Promise<Saved>;
  /** The query of its page, which shows what was saved. */
  detail: (saved: Saved) => { queryKey: QueryKey };
  /** Address of its page, which is opened once a new one is saved. */
  link: (saved: Saved) => string;
  /** Fetches again what else shows it. */
  reload: () => void;
}

/** The form of one item that has a page of its own, new or existing; see {@link ItemForm}. */
export function useItemForm<Values extends FormValues, Draft, Known extends object, Saved>(
  options: ItemFormOptions<Values, Draft, Known, Saved>,
): Form<Values> {
  const { known, save, detail, link, reload, ...rest } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useRequestKey();
  const form: Form<Values> = useForm({
    ...rest,
    submit: async (draft: Draft) => {
      const body = { ...draft, ...known } as Draft & Partial<Known>;
      const saved = await send(body, (key) => save(body, key));
      client.setQueryData(detail(saved).queryKey, saved);
      form.reset(form.values);
      reload();
      if (!known) void navigate(link(saved), { replace: true });
    },
  });
  return form;
}

interface ItemFormProps<Values extends FormValues> {
  form: Form<Values>;
  /** What did not happen, above the fields. */
  failureTitle: string;
  submit: { label: string; variant?: 'primary' | 'secondary'; icon?: ReactNode };
  /** Its cards. */
  children: ReactNode;
}

/** A form that fills a page: asks before changes are lost, says why it was not saved, and ends with its button. */
export function ItemForm<Values extends FormValues>({
  form,
  failureTitle,
  submit,
  children,
}: ItemFormProps<Values>) {
  const { label, variant = 'primary', icon } = submit;
  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={failureTitle} />
      {children}
      <div>
        <Button type="submit" variant={variant} icon={icon} loading={form.isPending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
