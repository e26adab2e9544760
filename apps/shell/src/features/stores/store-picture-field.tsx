import { type Store, storeSyncApi } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { Button } from '@lading/ui/button';
import { FileButton } from '@lading/ui/file-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { StorePicture } from './store-picture.tsx';
import { storeLogosKey } from './store-queries.ts';

/** Size of a stored picture, in pixels: it is shown at 36, on screens of any density. */
const pictureSide = 96;

/** Position of a picture in its square: complete and centered, never enlarged. */
export function placeInSquare(
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number } {
  const scale = Math.min(1, pictureSide / Math.max(width, height));
  const drawn = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return {
    ...drawn,
    x: Math.floor((pictureSide - drawn.width) / 2),
    y: Math.floor((pictureSide - drawn.height) / 2),
  };
}

/**
 * Converts a chosen file to the small PNG that is stored: redrawn, so that nothing else of the file leaves the browser.
 * @throws when the browser cannot read it as an image
 */
async function drawStorePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pictureSide;
  const { x, y, width, height } = placeInSquare(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error('Nothing was drawn'))), 'image/png');
  });
}

const kinds = 'image/png,image/jpeg,image/webp';

/** The picture of a store, instead of its channel's icon (spec §7): choose or remove. */
export function StorePictureField({ store, logo }: { store: Store; logo: string | undefined }) {
  const { t, i18n } = useTranslation('stores');
  const client = useQueryClient();
  const id = useId();
  const { storeId } = store;
  const saving = useMutation({
    async mutationFn(file: File | null) {
      if (!file) return api.call(storeSyncApi.calls.removeLogo, { query: { storeId } });
      const drawn = await drawStorePicture(file).catch(() => undefined);
      if (!drawn) return Promise.reject(new BadPicture());
      return api.call(storeSyncApi.calls.saveLogo, { body: { storeId, logo: drawn } });
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
        <FileButton
          size="small"
          loading={isPending}
          label={t('settings.choose')}
          accept={kinds}
          onFile={(file) => saving.mutate(file)}
        />
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

/** The file is not an image that this browser can read. */
class BadPicture extends Error {
  override name = 'BadPicture';
}
