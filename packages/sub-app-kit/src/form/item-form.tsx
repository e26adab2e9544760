import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRequestKey } from '../use-request-key.ts';
import { FormFailure } from './form-failure.tsx';
import type { FormValues } from './form-rules.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useForm, type Form, type FormOptions } from './use-form.ts';

interface ItemFormOptions<
  Values extends FormValues,
  Draft,
  Known extends object,
  Saved extends object,
> extends Omit<FormOptions<Values, Draft>, 'submit'> {
  /** Sent with the draft of an existing item: its id and the version that was read. Null for a new one. */
  known: Known | null;
  /** Saves it with an idempotency key. */
  save: (body: Draft & Partial<Known>, idempotencyKey: string) => Promise<Saved>;
  /** The query of its page, which shows what was saved. */
  detail: (saved: Saved) => { queryKey: QueryKey };
  /** Address of its page, which is opened once a new one is saved. */
  link: (saved: Saved) => string;
  /** Refetches other queries that show it. */
  reload: () => void;
}

/** The form of an item that may be saved elsewhere during editing. */
interface FormOfItem<Values extends FormValues> extends Form<Values> {
  /** Replaces the changes with the version saved elsewhere; null if there is none. */
  catchUp: (() => void) | null;
}

/** Details of an item, in another version. */
const versionOf = <Known extends object>(known: Known, saved: object): Known =>
  Object.fromEntries(
    Object.keys(known).map((name) => [name, (saved as Record<string, unknown>)[name]]),
  ) as Known;

/**
 * The form of an item with a page of its own, new or existing; see {@link ItemForm}. Refetching does not overwrite unsaved
 * changes.
 */
export function useItemForm<Values extends FormValues, Draft, Known extends object, Saved extends object>(
  options: ItemFormOptions<Values, Draft, Known, Saved>,
): FormOfItem<Values> {
  const { known, save, detail, link, reload, ...rest } = options;
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = useRequestKey();
  const read = JSON.stringify(known);
  const [based, setBased] = useState({ known, read });
  const [ownSave, setOwnSave] = useState('');
  const form: Form<Values> = useForm({
    ...rest,
    submit: async (draft: Draft) => {
      const body = { ...draft, ...based.known } as Draft & Partial<Known>;
      const saved = await send(body, (key) => save(body, key));
      if (known) setOwnSave(JSON.stringify(versionOf(known, saved)));
      form.reset(form.values);
      client.setQueryData(detail(saved).queryKey, saved);
      reload();
      if (!known) void navigate(link(saved), { replace: true });
    },
  });
  const { isDirty } = form;
  if (read !== based.read && (!isDirty || read === ownSave)) {
    setBased({ known, read });
    if (!isDirty) form.rebase(options.defaults);
  }
  const catchUp = (): void => {
    setBased({ known, read });
    form.reset(options.defaults);
  };
  return { ...form, catchUp: isDirty && read !== based.read && read !== ownSave ? catchUp : null };
}

interface ItemFormProps<Values extends FormValues> {
  form: FormOfItem<Values>;
  /** The action that failed, shown above the fields. */
  failureTitle: string;
  submit: { label: string; variant?: 'primary' | 'secondary'; icon?: ReactNode };
  /** Its cards. */
  children: ReactNode;
}

/** A form that fills a page: confirms before changes are lost, explains a failed save, and ends with its button. */
export function ItemForm<Values extends FormValues>({
  form,
  failureTitle,
  submit,
  children,
}: ItemFormProps<Values>) {
  const { label, variant = 'primary', icon } = submit;
  const { t } = useTranslation('commonSubApp');
  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      {form.catchUp ? (
        <Banner
          live
          tone="warning"
          title={t('meanwhile.title')}
          actions={
            <Button size="small" onClick={form.catchUp}>
              {t('meanwhile.load')}
            </Button>
          }
        >
          {t('meanwhile.text')}
        </Banner>
      ) : null}
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
