import { identityApi } from '@lading/contracts/identity';
import { messagesApi } from '@lading/contracts/messages';
import {
  operatorVerificationApi,
  organizationMessages,
  verificationApi,
  type VerificationDetails,
} from '@lading/contracts/organizations';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../admin/testing/run-command.ts';
import { tidyUp } from '../../platform/housekeeping.job.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { databaseUrlOf } from '../../platform/testing/database-url.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { verificationService } from './verification.service.ts';

const { verification, addDocument, removeDocument, submitVerification } = verificationApi.calls;
let server: TestServer;
let environment: Record<string, string>;
let plain: Caller;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  environment = {
    DATABASE_URL: await databaseUrlOf(server.platform.database),
    DATA_DIR: server.platform.config.dataDir,
    LADING_SECRET: 'k'.repeat(40),
  };
  plain = await server.signIn('plain@lading.test');
  folder = await mkdtemp(join(tmpdir(), 'lading-verification-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

const details: VerificationDetails = {
  kind: 'business',
  legalName: 'Plain Goods LLC',
  registrationNo: '12-3456789',
  addressLine1: '1 Main St',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
  phone: '',
};
const state = (caller = plain) => dataOf(server.call(verification, {}, caller));
let sent = 0;
const add = (
  file = new File(['%PDF-1.7 secret paper'], 'licence.pdf'),
  uploadKey = `document-${(sent += 1)}`,
) => server.call(addDocument, { body: { uploadKey, file } }, plain);
const submit = (more: Partial<VerificationDetails> = {}) =>
  server.call(submitVerification, { body: { ...details, ...more } }, plain);
const run = (...words: string[]) => runCommand(['verification', ...words], environment);
const waitingId = async () => (await run('show')).out.split(' ')[0]!;

describe('verifying an identity (decision D14)', () => {
  it('needs a document, is requested once, and cannot be changed during review', async () => {
    expect(await state()).toMatchObject({ state: 'NONE', details: null, documents: [] });
    expect(await submit()).toMatchObject({ errors: [{ fieldName: 'documents' }] });
    expect(await submit({ registrationNo: '' })).toMatchObject({ errors: [{ fieldName: 'registrationNo' }] });
    expect(await add(new File(['MZ not a paper'], 'paper.pdf'))).toMatchObject({
      errors: [{ fieldName: 'file' }],
    });
    const kept = await dataOf(add(undefined, 'one-and-the-same'));
    expect(await dataOf(add(undefined, 'one-and-the-same'))).toEqual(kept);
    const extra = await dataOf(add());
    await server.call(removeDocument, { body: { documentId: extra.documentId } }, plain);
    expect(await state()).toMatchObject({ state: 'DRAFT', documents: [{ fileName: 'licence.pdf' }] });

    expect(await dataOf(submit())).toMatchObject({
      state: 'SUBMITTED',
      details: { legalName: 'Plain Goods LLC' },
    });
    expect(await dataOf(submit({ legalName: 'Somebody else' }))).toMatchObject({
      details: { legalName: 'Plain Goods LLC' },
    });
    expect(await add()).toMatchObject({ reason: organizationMessages.verificationWaits.code });
    const other = await server.signIn('pending@lading.test');
    expect(await state(other)).toMatchObject({ details: null, documents: [] });
  });

  it('stores documents encrypted, readable by operators only', async () => {
    const { documentId } = (await state()).documents[0]!;
    const shown = await run('show');
    expect(shown.out).toContain('legalName: Plain Goods LLC');
    const saved = await run('document', documentId, '--to', folder);
    expect(await readFile(saved.out.trim(), 'utf8')).toBe('%PDF-1.7 secret paper');
    const { rows } = await server.platform.database.pool.query<{ file_key: string }>(
      'select file_key from verification_document',
    );
    await server.platform.files.withLocalFile(rows[0]!.file_key, async (path) => {
      expect(await readFile(path, 'utf8')).not.toContain('secret');
    });
    const call = operatorVerificationApi.calls.verificationRequests;
    expect(await server.call(call, {}, plain)).toMatchObject({ result: 'ERR' });
  });

  it('can be returned with a question, resubmitted, rejected, requested again, and granted', async () => {
    expect(await run('ask', await waitingId(), '--reason', 'The licence has expired.')).toMatchObject({
      code: 0,
    });
    expect(await state()).toMatchObject({ state: 'NEEDS_MORE', reason: 'The licence has expired.' });
    const messages = await dataOf(
      server.call(messagesApi.calls.listMessages, { query: { pageNo: 1, pageSize: 5 } }, plain),
    );
    expect(JSON.stringify(messages)).toContain('The licence has expired.');
    await dataOf(submit());
    await run('reject', await waitingId(), '--reason', 'Not a business.');
    expect(await state()).toMatchObject({ state: 'REJECTED', reason: 'Not a business.', documents: [] });
    await dataOf(add());
    expect(await dataOf(submit({ kind: 'person', registrationNo: '' }))).toMatchObject({
      state: 'SUBMITTED',
    });
    const id = await waitingId();
    expect(await run('verify', id)).toMatchObject({ code: 0 });
    expect(await run('verify', id)).toMatchObject({ code: 1 });
    expect(await state()).toMatchObject({ state: 'VERIFIED' });
    const user = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, plain));
    expect(user.ezeeshipUser).toEqual({ authFlag: true });
    expect(await submit()).toMatchObject({ reason: organizationMessages.verifiedAlready.code });
  });

  it('keeps no document a month after the decision', async () => {
    const left = async () =>
      (await server.platform.database.pool.query('select from verification_document')).rowCount;
    const { removeDecidedDocuments } = verificationService(server.platform);
    await removeDecidedDocuments();
    expect(await left()).toBe(2);
    server.clock.advance(31 * 24 * 3_600_000);
    await removeDecidedDocuments();
    await tidyUp(server.platform);
    expect(await left()).toBe(0);
  });
});
