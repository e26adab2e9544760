import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId, wireTime } from '../core/wire-values.ts';
import { eventKey } from './floor.ts';

/** The subjects of photos. */
export const photoSubjects = ['inbound', 'return'] as const;
export type PhotoSubject = (typeof photoSubjects)[number];

/** Maximum size of a photo in bytes, and number per record. Devices shrink photos before upload. */
export const photoLimits = { bytes: 3 * 1024 * 1024, perSubject: 50 } as const;

/** A photo from the floor; its JPEG is fetched by its id. */
export const warehousePhoto = z.object({
  photoId: wireId,
  bytes: z.number().int(),
  createTime: wireTime,
});
export type WarehousePhoto = z.infer<typeof warehousePhoto>;

const subject = z.object({ subjectKind: z.enum(photoSubjects), subjectId: wireId });
const named = z.object({ photoId: wireId });
const base = '/api/wms-business/oms/photo' as const;
const site = '/api/wms-business/wms/photo' as const;

/** Photos of a client's inbounds and returns. Our own. */
export const photosApi = defineService('photos', {
  photos: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'Photos of an inbound or a return, oldest first.',
    query: subject,
    data: z.array(warehousePhoto),
    errors: 'silent',
  },
  photoFile: {
    method: 'GET',
    path: `${base}/file/{photoId}`,
    access: 'signed-in',
    summary: 'One photo as JPEG.',
    params: named,
    reply: 'file',
    errors: 'silent',
  },
});

/** Photos for the floor, which takes them. Our own. */
export const floorPhotosApi = defineService('floorPhotos', {
  floorPhotos: {
    method: 'GET',
    path: `${site}/list`,
    access: 'warehouse',
    summary: 'Photos of an inbound or a return, oldest first.',
    query: subject,
    data: z.array(warehousePhoto),
    errors: 'silent',
  },
  floorPhotoFile: {
    method: 'GET',
    path: `${site}/file/{photoId}`,
    access: 'warehouse',
    summary: 'One photo as JPEG.',
    params: named,
    reply: 'file',
    errors: 'silent',
  },
  addPhoto: {
    method: 'POST',
    path: `${site}/add`,
    access: 'warehouse',
    summary: 'Stores a photo of arrived goods, once per key: JPEG, at most 3 MB.',
    encoding: 'multipart',
    files: { photo: 'required' },
    body: subject.extend({ photoKey: eventKey }),
    data: warehousePhoto,
    errors: 'silent',
  },
});
