import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

/** A private photo, labeled with the time it was taken. */
export interface PhotoOfStrip {
  photoId: string;
  createTime: string | null | undefined;
}

interface PhotoStripProps {
  /** Accessible name of the list. */
  label: string;
  photos: readonly PhotoOfStrip[];
  /** Fetches the image of a photo; throws what its call throws. */
  load: (photoId: string) => Promise<Blob>;
}

/** Private photos as thumbnails that open enlarged. They are fetched by a call, since no public address serves them. */
export function PhotoStrip({ label, photos, load }: PhotoStripProps) {
  const { t } = useTranslation(['warehousePhotos', 'common']);
  const formats = useFormats();
  const [open, setOpen] = useState<PhotoOfStrip | null>(null);
  const name = ({ createTime }: PhotoOfStrip) => t('of', { time: formats.time(createTime) });
  return (
    <>
      <ul aria-label={label} className="flex flex-wrap gap-2">
        {photos.map((photo) => (
          <li key={photo.photoId}>
            <button
              type="button"
              aria-label={t('open', { photo: name(photo) })}
              className="block size-20 overflow-hidden rounded-md border border-line bg-sunken"
              onClick={() => setOpen(photo)}
            >
              <Picture photoId={photo.photoId} alt="" load={load} className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
      {open ? (
        <Dialog
          open
          onOpenChange={() => setOpen(null)}
          title={name(open)}
          closeLabel={t('common:action.close')}
          width={840}
        >
          <Picture
            photoId={open.photoId}
            alt={name(open)}
            load={load}
            className="mx-auto max-h-[70dvh] max-w-full"
          />
        </Dialog>
      ) : null}
    </>
  );
}

function Picture({
  photoId,
  alt,
  load,
  className,
}: {
  photoId: string;
  alt: string;
  load: (photoId: string) => Promise<Blob>;
  className: string;
}) {
  const { t } = useTranslation('warehousePhotos');
  const { data, error, refetch } = useQuery({
    queryKey: ['photo', photoId],
    queryFn: () => load(photoId),
    staleTime: Infinity,
  });
  const address = useMemo(() => (data ? URL.createObjectURL(data) : null), [data]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  if (address) return <img src={address} alt={alt} className={className} />;
  if (error && alt !== '') return <Button onClick={() => void refetch()}>{t('again')}</Button>;
  return error ? (
    <span className="text-xs text-ink-muted">{t('broken')}</span>
  ) : (
    <Skeleton className="size-full" />
  );
}
