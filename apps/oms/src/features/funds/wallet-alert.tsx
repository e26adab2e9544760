import { decimalPlaces, decimalText, moneyOf, queryKey } from '@lading/contracts/core';
import { billingApi, type WarehouseWallet } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { NumberField } from '@lading/ui/number-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const { setWalletAlert, warehouseWallets } = billingApi.calls;
/** The suggested value if none is set, in whole units. */
const suggested = 100;

/** The balance below which the owners are notified, which can be changed here. */
export function WalletAlert({ wallet }: { wallet: WarehouseWallet }) {
  const { t } = useTranslation('fundsWallets');
  const amount = useAmount();
  const [isOpen, setOpen] = useState(false);
  const { lowBalance } = wallet;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
      {lowBalance ? t('alertAt', { amount: amount(lowBalance) }) : t('noAlert')}
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        {t('setAlert')}
      </Button>
      {isOpen ? <AlertDialog wallet={wallet} onClose={() => setOpen(false)} /> : null}
    </p>
  );
}

function AlertDialog({ wallet, onClose }: { wallet: WarehouseWallet; onClose: () => void }) {
  const { t } = useTranslation('fundsWallets');
  const api = useApi();
  const client = useQueryClient();
  const locale = languageTag(useLanguage());
  const { warehouseId, warehouseName, lowBalance } = wallet;
  const { currency } = wallet.available;
  const decimals = decimalPlaces(currency);
  const defaults: { isOn: boolean; lowBalance: number | null } = {
    isOn: true,
    lowBalance: lowBalance ? Number(decimalText(lowBalance)) : suggested,
  };
  const form = useForm({
    schema: setWalletAlert.body,
    defaults,
    wire: ({ isOn, lowBalance: limit }) => ({
      warehouseId,
      lowBalance: isOn ? (limit === null ? undefined : moneyOf(limit.toFixed(decimals), currency)) : null,
    }),
    async submit(body) {
      client.setQueryData(queryKey(warehouseWallets), await api.call(setWalletAlert, { body }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('alertTitle', { warehouse: warehouseName ?? warehouseId })}
      description={t('alertText')}
      submitLabel={t('alertSave')}
      failureTitle={t('alertFailed')}
      width={420}
      onClose={onClose}
    >
      <Checkbox
        label={t('alertOn')}
        checked={form.values.isOn}
        onCheckedChange={(isOn) => form.set({ isOn })}
      />
      {form.values.isOn ? (
        <NumberField
          {...form.field('lowBalance')}
          label={t('alertAmount')}
          min={0}
          decimals={decimals}
          locale={locale}
          unit={currency}
          className="max-w-48"
        />
      ) : null}
    </FormDialog>
  );
}
