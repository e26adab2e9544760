import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { verification, verificationDetails, verificationDocument } from './verification.ts';

const base = '/ezeeship-api/ezeeship/verification';

/** Requests for verification of an organization's identity (decision D14). Our own. */
export const verificationApi = defineService('verification', {
  verification: {
    method: 'GET',
    path: `${base}/detail`,
    access: 'signed-in',
    summary: 'The state of the identity verification of the organization.',
    data: verification,
  },
  /** Idempotent by key. */
  addDocument: {
    method: 'POST',
    path: `${base}/document/add`,
    access: 'signed-in',
    summary: 'Adds a document to the request: PDF, JPEG or PNG, at most 10 MB. Only operators can read it.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: z.object({ uploadKey: z.string().min(8).max(100) }),
    data: verificationDocument,
    errors: 'silent',
  },
  removeDocument: {
    method: 'POST',
    path: `${base}/document/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes a document from a request that is not under review.',
    body: z.object({ documentId: wireId }),
    data: z.null(),
  },
  submitVerification: {
    method: 'POST',
    path: `${base}/submit`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Submits the request to an operator; repeating it while it is under review changes nothing.',
    body: verificationDetails,
    data: verification,
    errors: 'silent',
  },
});
