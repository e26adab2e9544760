import { open } from 'node:fs/promises';
import type { ParsedInput } from '@lading/contracts/core';
import {
  photoLimits,
  warehouseMessages,
  type floorPhotosApi,
  type WarehousePhoto,
} from '@lading/contracts/warehouse';
import type { OrganizationDatabase } from '../../platform/database.ts';
import { keptReply } from '../../platform/files/kept-reply.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishPush } from '../../platform/push/publish-push.ts';
import type { KeptFileReply } from '../../platform/replies.ts';
import { conflict, fieldFault } from '../../platform/request-error.ts';
import { requireRow } from '../../platform/require-row.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { Upload } from '../../platform/uploads.ts';
import type { FloorCaller } from './floor-act.service.ts';
import {
  countPhotoBytes,
  insertPhoto,
  lockPhotographed,
  readPhoto,
  readPhotoOfKey,
  readPhotos,
  type PhotoOf,
  type StoredPhoto,
} from './photo.store.ts';

type Body = ParsedInput<(typeof floorPhotosApi.calls)['addPhoto']>['body'];
type Needed = Pick<Platform, 'clock' | 'config' | 'database' | 'files' | 'log'>;

const megabyte = 1024 * 1024;

const shown = ({ photoId, bytes, createTime }: StoredPhoto): WarehousePhoto => ({
  photoId,
  bytes,
  createTime,
});

/** Whether a file starts like a JPEG. */
async function isJpeg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(3), 0, 3, 0);
    return bytesRead === 3 && buffer.equals(Buffer.from([0xff, 0xd8, 0xff]));
  } finally {
    await file.close();
  }
}

/** Photos of inbounds and returns: taken on the floor, visible to provider and client. */
export function photoService(platform: Needed) {
  const { clock, files } = platform;
  const { photoBytes } = platform.config;
  return {
    list: (db: OrganizationDatabase, asked: PhotoOf): Promise<WarehousePhoto[]> =>
      db(async (trx) => (isRowId(asked.subjectId) ? (await readPhotos(trx, asked)).map(shown) : [])),

    /** @throws RequestError 404 */
    async file(db: OrganizationDatabase, photoId: string): Promise<KeptFileReply> {
      const found = await requireRow(photoId, () => db((trx) => readPhoto(trx, photoId)));
      return keptReply(files, { ...found, fileName: `photo-${photoId}.jpg`, contentType: 'image/jpeg' });
    },

    /** @throws RequestError 400 unless it is a JPEG within the size limit; 404; 409 before arrival, at the maximum number, or without space */
    async add({ floor, user }: FloorCaller, body: Body, upload: Upload): Promise<WarehousePhoto> {
      if (upload.bytes > photoLimits.bytes || !(await isJpeg(upload.path)))
        throw fieldFault('photo', warehouseMessages.photoUnfit());
      const { key: fileKey, bytes } = await files.adopt(upload.path);
      const stored = await recordFile(platform, fileKey, () =>
        floor(async (trx) => {
          const head = await requireRow(body.subjectId, () => lockPhotographed(trx, body));
          const { orgId, warehouseId } = head;
          const known = await readPhotoOfKey(trx, warehouseId, body.photoKey);
          if (known) return { isKept: false, photo: shown(known) };
          if (!head.hasArrived) throw conflict(warehouseMessages.photoTooEarly());
          if ((await readPhotos(trx, body)).length >= photoLimits.perSubject)
            throw conflict(warehouseMessages.photosFull());
          if ((await countPhotoBytes(trx, warehouseId)) + bytes > photoBytes)
            throw conflict(
              warehouseMessages.photoSpaceFull({ megabytes: Math.floor(photoBytes / megabyte) }),
            );
          await insertPhoto(trx, {
            ...body,
            orgId,
            warehouseId,
            fileKey,
            bytes,
            userId: user.userId,
            now: clock.now(),
          });
          const { subjectKind: subject, subjectId: id } = body;
          await publishPush(trx, { orgId }, { type: 'WAREHOUSE_CHANGED', subject, id });
          return { isKept: true, photo: shown((await readPhotoOfKey(trx, warehouseId, body.photoKey))!) };
        }),
      );
      return stored.photo;
    },
  };
}
