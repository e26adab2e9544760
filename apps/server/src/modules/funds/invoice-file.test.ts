import { read, utils } from '@e965/xlsx';
import { invoicesApi, providerInvoicesApi } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { readPdf } from '../../platform/documents/testing/read-symbols.ts';
import { warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

// The demo has an issued invoice with an open dispute.
const world = await warehouseWorld();
const { made, seller, other, staff, server, warehouseId } = world;
const { invoicePage, invoiceDetail, invoiceFile, creditNoteFile } = invoicesApi.calls;
const provider = providerInvoicesApi.calls;

const [listed] = (await made(invoicePage, { query: {} }, seller)).records;
const { invoiceId } = listed!;
const invoice = await made(invoiceDetail, { params: { invoiceId } }, seller);
const rowsOf = (content: Buffer) => {
  const book = read(content);
  return utils.sheet_to_json<Record<string, string | number>>(book.Sheets[book.SheetNames[0]!]!);
};

it.each([
  ['en', ['Invoice INV-000001', 'Receiving, per unit', '$126.66', 'Harbor', 'Page 1 of 1']],
  ['cn', ['账单 INV-000001', '收货费（按件）', 'US$126.66', 'Harbor', '第 1 页']],
] as const)('an invoice is written as PDF in %s', async (language, texts) => {
  const query = { language, format: 'pdf' as const };
  const reply = await server.send(invoiceFile, { params: { invoiceId }, query }, seller);
  expect(reply.headers['content-type']).toContain('application/pdf');
  const [page] = await readPdf(reply.rawPayload, 72);
  for (const text of texts) expect(page!.text).toContain(text);
});

it('the workbook has one row for each charge, and they add up to the lines', async () => {
  const query = { language: 'en' as const, format: 'xlsx' as const };
  const reply = await server.send(invoiceFile, { params: { invoiceId }, query }, seller);
  const rows = rowsOf(reply.rawPayload);
  expect(rows).toHaveLength(invoice.lines.reduce((sum, { charges }) => sum + charges, 0));
  for (const line of invoice.lines.filter(({ fee }) => fee === 'RECEIVE_UNIT')) {
    const own = rows.filter((row) => row['Charge'] === 'Receiving, per unit');
    expect(own.reduce((sum, row) => sum + Number(row['Exact amount']), 0)).toBeCloseTo(
      Number(line.amount),
      6,
    );
  }
});

it('a credit note has its reversals, and neither file is available to anyone else', async () => {
  const [dispute] = invoice.disputes;
  const answer = { disputeId: dispute!.disputeId, decision: 'CREDITED' as const, answer: 'Right' };
  const credited = await made(provider.answerDispute, { body: answer }, staff);
  const { creditNoteId } = credited.disputes[0]!;
  const params = { creditNoteId: creditNoteId! };
  const pdf = await server.send(creditNoteFile, { params, query: { language: 'en', format: 'pdf' } }, seller);
  const [page] = await readPdf(pdf.rawPayload, 72);
  for (const text of ['Credit note CN-000001', 'INV-000001', dispute!.reason.slice(0, 20)])
    expect(page!.text).toContain(text);
  const query = { language: 'cn' as const, format: 'xlsx' as const };
  const book = await server.send(provider.creditNoteFile, { params, query }, staff);
  const rows = rowsOf(book.rawPayload);
  expect(rows).toHaveLength(1);
  expect(Number(rows[0]!['精确金额'])).toBe(-credited.disputes[0]!.credited!.minor / 100);
  expect(rows[0]!['冲正费用']).toBeTruthy();
  const refused = [
    await server.send(invoiceFile, { params: { invoiceId }, query }, other),
    await server.send(creditNoteFile, { params, query }, other),
    await server.send(provider.creditNoteFile, { params, query }, seller),
  ].map((reply) => reply.json<{ code: number }>().code);
  expect(refused).toEqual([404, 404, 403]);
  expect(warehouseId).toBe(credited.warehouseId);
});
