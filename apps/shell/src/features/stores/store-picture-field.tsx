import type { Store } from '@lading/contracts/entities/store';
import { storeSync } from '@lading/contracts/services/store-sync';
import { languageOf } from '@lading/i18n/create-texts';
import { Button } from '@lading/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { drawStorePicture } from './draw-store-picture.ts';
import { StorePicture } from './store-picture.tsx';
import { storeLogosKey } from './store-queries.ts';

const kinds = 'image/png,image/jpeg,image/webp';

/** The picture of a store in place of its channel's icon (spec §7): chosen, or taken away. */
export function StorePictureField({ store, logo }: { store: Store; logo: string | undefined }) {
  const { t, i18n } = useTranslation('stores');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { storeId } = store;
  const saving = useMutation({
    async mutationFn(file: File | null) {
      if (!file) return api.call(storeSync.calls.removeLogo, { query: { storeId } });
      const drawn = await drawStorePicture(file).catch(() => undefined);
      if (!drawn) return Promise.reject(new BadPicture());
      return api.call(storeSync.calls.saveLogo, { body: { storeId, logo: drawn } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: storeLogosKey }),
    meta: { isSilent: true },
  });
  const { error, isPending, isSuccess, variables } = saving;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold text-ink">
        {t('settings.picture')}
      </h3>
      <div className="mt-2 flex items-center gap-3">
        <StorePicture code={store.type ?? 0} logo={logo} />
        <input
          ref={input}
          type="file"
          accept={kinds}
          aria-label={t('settings.choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) saving.mutate(file);
          }}
        />
        <Button size="small" loading={isPending} onClick={() => input.current?.click()}>
          {t('settings.choose')}
        </Button>
        {logo ? (
          <Button size="small" variant="ghost" disabled={isPending} onClick={() => saving.mutate(null)}>
            {t('settings.removePicture')}
          </Button>
        ) : null}
      </div>
      <p className="mt-1.5 text-xs text-ink-muted">{t('settings.pictureHint')}</p>
      <output className="sr-only">
        {isSuccess ? t(variables ? 'settings.saved' : 'settings.removed') : ''}
      </output>
      {error ? (
        <p role="alert" className="mt-1 text-sm text-danger-ink">
          {error instanceof BadPicture
            ? t('settings.badPicture')
            : refusalText(error, languageOf(i18n), t('settings.failed'))}
        </p>
      ) : null}
    </section>
  );
}

/** The file is no picture that this browser can read. */
class BadPicture extends Error {
  override name = 'BadPicture';
}
