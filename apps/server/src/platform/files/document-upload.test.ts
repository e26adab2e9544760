import { attachmentLimits } from '@lading/contracts/orders';
import { expect, it } from 'vitest';
import { documentName } from './document-upload.ts';

const pdf = 'application/pdf' as const;

it.each([
  ['proof.pdf', pdf, 'proof.pdf'],
  ['PHOTO.JPEG', 'image/jpeg', 'PHOTO.JPEG'],
  ['收据 1.png', 'image/png', '收据 1.png'],
  ['..\\..\\etc/passwd.pdf', pdf, 'passwd.pdf'],
  // A document that another program would run.
  ['invoice.hta', pdf, 'invoice.hta.pdf'],
  ['page.html', 'image/png', 'page.html.png'],
  ['invoice\u202Efdp.exe', pdf, 'invoicefdp.exe.pdf'],
  ['', pdf, 'file.pdf'],
  ['.pdf', pdf, 'file.pdf'],
  [`${'x'.repeat(300)}.pdf`, pdf, `${'x'.repeat(196)}.pdf`],
  // Not half of a character.
  [`${'x'.repeat(195)}📦.pdf`, pdf, `${'x'.repeat(195)}.pdf`],
] as const)('a document sent as %j is stored under a name with the right extension', (sent, type, name) => {
  expect(documentName(sent, type)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(attachmentLimits.fileName);
});
