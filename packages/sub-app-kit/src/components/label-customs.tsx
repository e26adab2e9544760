import {
  customsContents,
  customsTerms,
  itnPattern,
  type CustomsContents,
  type CustomsTerms,
} from '@lading/contracts/shipping';
import { Checkbox } from '@lading/ui/checkbox';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';

/** The declaration without the goods, as entered. */
export interface CustomsInput {
  contents: CustomsContents;
  terms: CustomsTerms;
  signer: string;
  /** Empty: nothing was filed. */
  itn: string;
  /** The user confirms that all goods are EAR99. */
  ear99: boolean;
}

/** Whether it can be submitted. */
export const isCustomsComplete = ({ signer, itn }: CustomsInput): boolean =>
  signer.trim() !== '' && (itn === '' || itnPattern.test(itn));

/** The number of an export that was filed with AES. */
export function ItnField({
  itn,
  hint,
  onChange,
}: {
  itn: string;
  /** When it is needed, if not only for a filed export. */
  hint?: string;
  onChange: (itn: string) => void;
}) {
  const { t } = useTranslation('ordersCustoms');
  return (
    <TextField
      label={t('itn')}
      description={hint ?? t('itnHint')}
      value={itn}
      maxLength={15}
      onValueChange={(text) => onChange(text.trim().toUpperCase())}
      error={itn !== '' && !itnPattern.test(itn) ? t('itnWrong') : undefined}
    />
  );
}

export interface LabelCustomsProps {
  customs: CustomsInput;
  /** Without an ITN the user must confirm that all goods are EAR99. */
  asksEar99: boolean;
  onChange: (customs: CustomsInput) => void;
}

/** The customs declaration of a cross-border parcel, except the goods. */
export function LabelCustoms({ customs, asksEar99, onChange }: LabelCustomsProps) {
  const { t } = useTranslation('ordersCustoms');
  const set = (change: Partial<CustomsInput>) => onChange({ ...customs, ...change });
  return (
    <section aria-label={t('declaration')}>
      <h3 className="mb-2 text-base font-semibold text-ink">{t('declaration')}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('contents')}
          options={customsContents.map((value) => ({ value, label: t(`contentsNames.${value}`) }))}
          value={customs.contents}
          onValueChange={(contents) => set({ contents })}
        />
        <Select
          label={t('terms')}
          options={customsTerms.map((value) => ({ value, label: t(`termsNames.${value}`) }))}
          value={customs.terms}
          onValueChange={(terms) => set({ terms })}
        />
        <TextField
          label={t('signer')}
          value={customs.signer}
          maxLength={80}
          onValueChange={(signer) => set({ signer })}
          error={customs.signer.trim() === '' ? t('signerMissing') : undefined}
        />
        <ItnField itn={customs.itn} onChange={(itn) => set({ itn })} />
        {asksEar99 && customs.itn === '' ? (
          <Checkbox
            className="sm:col-span-2"
            label={t('ear99')}
            description={t('ear99Hint')}
            checked={customs.ear99}
            onCheckedChange={(ear99) => set({ ear99 })}
          />
        ) : null}
      </div>
    </section>
  );
}
