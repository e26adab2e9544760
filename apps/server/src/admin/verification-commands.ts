import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  operatorVerificationApi,
  type VerificationDecision,
  type VerificationRequest,
} from '@lading/contracts/organizations';
import { onlyWord, text, wanted, type AdminCommand, type Given } from './admin-command.ts';

const { verificationRequests, verificationDocument, decideVerification } = operatorVerificationApi.calls;
const idOf = (given: Given): string => onlyWord(given, 'The id of the request');

/** One request: the organization, and its documents. */
const shown = ({ verificationId, orgId, orgName, submitTime, details, documents }: VerificationRequest) =>
  [
    `${verificationId}  organization ${orgId}  ${orgName ?? ''}  sent ${submitTime ?? ''}`,
    ...Object.entries(details ?? {}).map(([name, value]) => `  ${name}: ${value}`),
    ...documents.map(
      ({ documentId, fileName, bytes }) => `  document ${documentId}: ${fileName} (${bytes} bytes)`,
    ),
  ].join('\n');

/** A command for a decision about one request. */
function decision(
  word: string,
  summary: string,
  usage: string,
  bodyOf: (given: Given) => VerificationDecision,
): AdminCommand {
  return {
    words: `verification ${word}`,
    summary: `${summary} Its people are notified.`,
    usage: [usage],
    options: usage.includes('--reason') ? { reason: text } : {},
    async run(given) {
      const params = { verificationId: idOf(given) };
      const body = bodyOf(given);
      const decided = await (await given.operator()).call(decideVerification, { params, body });
      return `${decided.verificationId}: ${decided.state}`;
    },
  };
}

/** Identity verification requests and their decisions (decision D14). */
export const verificationCommands: readonly AdminCommand[] = [
  {
    words: 'verification show',
    summary: 'Lists the requests that wait for a decision, oldest first.',
    usage: [''],
    options: {},
    async run(given) {
      const found = await (await given.operator()).call(verificationRequests, {});
      return found.length === 0 ? 'No request waits.' : found.map(shown).join('\n');
    },
  },
  {
    words: 'verification document',
    summary: 'Saves a document of a request to a folder.',
    usage: ['DOCUMENT_ID --to FOLDER'],
    options: { to: text },
    async run(given) {
      const documentId = onlyWord(given, 'The id of the document');
      const folder = wanted(given, 'to');
      const { contentType, content } = await (
        await given.operator()
      ).call(verificationDocument, {
        params: { documentId },
      });
      await mkdir(folder, { recursive: true });
      // Named by its kind: another party chose its name.
      const path = join(folder, `document-${documentId}.${contentType.replace(/^.*\//, '')}`);
      await writeFile(path, Buffer.from(content, 'base64'), { mode: 0o600 });
      return path;
    },
  },
  decision('verify', 'Verifies the organization of a request.', 'ID', () => ({ decision: 'VERIFIED' })),
  decision('ask', 'Sends a request back with what is missing.', 'ID --reason TEXT', (given) => ({
    decision: 'NEEDS_MORE',
    reason: wanted(given, 'reason'),
  })),
  decision('reject', 'Rejects a request, with the reason.', 'ID --reason TEXT', (given) => ({
    decision: 'REJECTED',
    reason: wanted(given, 'reason'),
  })),
];
