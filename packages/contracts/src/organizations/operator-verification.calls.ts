import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { documentTypes, verificationRequest } from './verification.ts';

const rowId = z.string().regex(/^[1-9]\d{0,17}$/);
const named = z.object({ verificationId: rowId });

/** The decision on a request. The organization sees what is asked for, or why it is rejected. */
export const verificationDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('VERIFIED') }),
  z.object({ decision: z.enum(['NEEDS_MORE', 'REJECTED']), reason: z.string().trim().min(1).max(500) }),
]);
export type VerificationDecision = z.infer<typeof verificationDecision>;

/** Operators' decisions on requests for verification (decision D14). Our own. */
export const operatorVerificationApi = defineService('operator-verification', {
  verificationRequests: {
    method: 'GET',
    path: '/api/operator/verification',
    access: 'operator',
    summary: 'Requests that wait for a decision, oldest first: at most 200.',
    data: z.array(verificationRequest),
  },
  verificationDocument: {
    method: 'GET',
    path: '/api/operator/verification/document/{documentId}',
    access: 'operator',
    audit: 'operator',
    summary: 'A document of a request; its content in base64.',
    params: z.object({ documentId: rowId }),
    data: z.object({ fileName: z.string(), contentType: z.enum(documentTypes), content: z.string() }),
  },
  decideVerification: {
    method: 'PUT',
    path: '/api/operator/verification/{verificationId}/decision',
    access: 'operator',
    audit: 'operator',
    summary: 'Decides a waiting request and notifies its organization.',
    params: named,
    body: verificationDecision,
    data: verificationRequest,
  },
});
