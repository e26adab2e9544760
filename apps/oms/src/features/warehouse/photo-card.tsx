import { photosApi, type PhotoSubject } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { PhotoStrip } from '@lading/sub-app-kit/components/photo-strip';
import { Card } from '@lading/ui/card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

const { photos, photoFile } = photosApi.calls;

/** Photos that the warehouse took of an inbound or a return; renders nothing if there are none. */
export function PhotoCard({ subjectKind, subjectId }: { subjectKind: PhotoSubject; subjectId: string }) {
  const { t } = useTranslation('warehousePhotos');
  const api = useApi();
  const query = useQuery(callQuery(api, photos, { query: { subjectKind, subjectId } }));
  const { data } = query;
  if (!data) return <CardNotLoaded title={t('title')} query={query} />;
  if (data.length === 0) return null;
  return (
    <Card title={t('title')}>
      <PhotoStrip
        label={t('title')}
        photos={data}
        load={async (photoId) => (await api.download(photoFile, { params: { photoId } })).blob}
      />
    </Card>
  );
}
