import { floorPhotosApi, type PhotoSubject } from '@lading/contracts/warehouse';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { PhotoStrip } from '@lading/sub-app-kit/components/photo-strip';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { FileButton } from '@lading/ui/file-button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const { floorPhotos, floorPhotoFile, addPhoto } = floorPhotosApi.calls;
/** The longer side of a sent photo, in pixels: labels stay readable at some hundred kilobytes. */
const longestSide = 1600;

/** Redraws a photo smaller as JPEG, so that nothing else in the file, such as the location, leaves the device. */
async function resized(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('Nothing was drawn'))),
      'image/jpeg',
      0.8,
    );
  });
}

interface PhotoTakerProps {
  subjectKind: PhotoSubject;
  subjectId: string;
  /** Whether more may be taken. */
  canAdd: boolean;
}

/** Photos of arrived goods, from the camera of the device. */
export function PhotoTaker({ subjectKind, subjectId, canAdd }: PhotoTakerProps) {
  const { t } = useTranslation(['warehousePhotos', 'common']);
  const api = useApi();
  const client = useQueryClient();
  const query = useQuery(callQuery(api, floorPhotos, { query: { subjectKind, subjectId } }));
  const { data } = query;
  const add = useMutation({
    async mutationFn({ file, photoKey }: { file: Blob; photoKey: string }) {
      const photo = await resized(file);
      return api.call(addPhoto, { body: { subjectKind, subjectId, photoKey, photo } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [queryKey(floorPhotos)[0]] }),
  });
  if (!canAdd && !query.error && !data?.length) return null;
  return (
    <Card title={t('title')}>
      <div className="grid gap-3">
        {data ? null : <NotLoaded compact query={query} title={t('common:state.loadFailed')} />}
        {data && data.length > 0 ? (
          <PhotoStrip
            label={t('title')}
            photos={data}
            load={async (photoId) => (await api.download(floorPhotoFile, { params: { photoId } })).blob}
          />
        ) : null}
        {canAdd ? (
          <FileButton
            size="large"
            fullWidth
            icon={<Camera aria-hidden="true" />}
            loading={add.isPending}
            label={t('take')}
            accept="image/*"
            capture="environment"
            onFile={(file) => add.mutate({ file, photoKey: crypto.randomUUID() })}
          />
        ) : null}
        {add.error ? (
          <div className="grid gap-2">
            <FailureBanner title={t('notStored')} fault={add.error} />
            <Button onClick={() => add.mutate(add.variables)}>{t('again')}</Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
