import {
  dimensionalRule,
  savedTerms,
  shortestVoidDays,
  usualVoidDays,
  type CarrierAccount,
  type DimensionalCarrier,
} from '@lading/contracts/shipping';
import { CountField, FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useTranslation } from 'react-i18next';
import { useAccountActs } from './carrier-account-queries.ts';

/** The divisor of a carrier today; the table of rules has one for each carrier since years before. */
const usualDivisor = (carrier: DimensionalCarrier): number =>
  dimensionalRule(carrier, new Date().toISOString())!.divisor;

/** What the organization agreed with the carriers of an account: its void window and its divisor (shipping design, "CarrierAccount"). */
export function AccountTermsDialog({ account, onClose }: { account: CarrierAccount; onClose: () => void }) {
  const { t } = useTranslation('shippingAccounts');
  const { saveTerms } = useAccountActs();
  const { accountId, name } = account;
  const form = useForm({
    schema: savedTerms,
    defaults: { voidDays: account.voidDays ?? null, divisor: account.divisor ?? null },
    wire: (entered) => ({ ...entered, accountId }),
    async submit(body) {
      await saveTerms.mutateAsync(body);
      onClose();
    },
  });
  const { USPS, UPS, FedEx } = usualVoidDays;
  return (
    <FormDialog
      form={form}
      title={t('act.terms', { name })}
      description={t('terms.text')}
      failureTitle={t('terms.failed')}
      submitLabel={t('terms.submit')}
      onClose={onClose}
    >
      <CountField
        {...form.field('voidDays')}
        label={t('terms.voidDays')}
        description={t('terms.voidDaysHint', { usps: USPS, ups: UPS, fedex: FedEx, other: shortestVoidDays })}
      />
      <CountField
        {...form.field('divisor')}
        label={t('terms.divisor')}
        description={t('terms.divisorHint', {
          usps: usualDivisor('usps'),
          ups: usualDivisor('ups'),
          fedex: usualDivisor('fedex'),
        })}
      />
    </FormDialog>
  );
}
