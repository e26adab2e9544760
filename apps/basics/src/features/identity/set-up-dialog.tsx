import { accountApi, type SecondFactorSetup } from '@lading/contracts/identity';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useTranslation } from 'react-i18next';
import { AppCodeInput, PasswordInput } from './account-fields.tsx';
import { useBeginSecondFactor, useConfirmSecondFactor } from './account-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { CopyButton } from '@lading/ui/copy-button';
import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** The outline of a QR code's dark modules, one unit each: every run of a row is one rectangle. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      runs.push(`M${start} ${y}h${x - start + 1}v1h${start - x - 1}z`);
    }
  });
  return runs.join('');
}

/** Width of the white border in modules; the standard wants four, and the panel's own white provides the rest. */
const border = 3;

/**
 * A text as a QR code, black on white in every theme, since cameras need the contrast. A screen is not damaged like paper, so low
 * error correction is enough.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const picture = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'low', border });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${qrPath(rows)}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [text]);
  return (
    <img src={picture} alt={label} className="size-44 shrink-0 rounded-lg border border-line bg-white" />
  );
}

/** The secret for an authenticator app: a QR code for its camera, as a link to open on a phone, and as text. */
function AppSecret({ secret, address }: SecondFactorSetup) {
  const { t } = useTranslation('identity');
  const inGroups = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <QrCode text={address} label={t('setUp.qrCode')} />
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium text-ink">{t('setUp.secret')}</p>
        <p className="mt-1 flex items-start gap-1">
          <code className="min-w-0 flex-1 font-mono text-sm break-words text-ink">{inGroups}</code>
          <CopyButton label={t('setUp.copySecret')} copiedLabel={t('codes.copied')} text={secret} />
        </p>
        <p className="mt-2 text-sm">
          <a href={address} className="rounded-sm text-brand-ink hover:underline">
            {t('setUp.openApp')}
          </a>
        </p>
      </div>
    </div>
  );
}

const { beginSecondFactor, confirmSecondFactor } = accountApi.calls;

/** Turns two-step sign-in on: password, the app's QR code with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const ask = useForm({
    schema: beginSecondFactor.body,
    defaults: { password: '' },
    submit: ({ password }) => begin.mutateAsync(password),
  });
  const connect = useForm({
    schema: confirmSecondFactor.body,
    defaults: { code: '' },
    submit: ({ code }) => confirm.mutateAsync(code),
  });
  const [setup, codes] = [begin.data, confirm.data];
  const step = codes ? 'codes' : setup ? 'app' : 'password';
  const shared = {
    title: t(`setUp.${step}Title`),
    description: t(`setUp.${step}Text`),
    failureTitle: t('factor.notDone'),
    submitLabel: t(setup ? 'setUp.turnOn' : 'common:action.next'),
    outcome: codes && { content: <RecoveryCodes codes={codes} />, closeLabel: t('codes.kept') },
    dismissable: step === 'password',
    showsSecret: true,
    onClose,
  };
  return setup ? (
    <FormDialog {...shared} form={connect}>
      <AppSecret {...setup} />
      <AppCodeInput field={connect.field('code')} focused />
    </FormDialog>
  ) : (
    <FormDialog {...shared} form={ask}>
      <PasswordInput field={ask.field('password')} />
    </FormDialog>
  );
}
