import { type ImportRow, importsApi } from '@lading/contracts/imports';
import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { exportFailedFreight, exportFailedParcel, exportFailOutbound } = importsApi.calls;
const { server, seller, other } = await twoOrganizations();

const rowsOf = (bytes: Buffer): string[][] => {
  const book = read(bytes);
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
};

describe('the calls for failed rows (spec §7)', { timeout: 60_000 }, () => {
  /** A failed import with its unsaved records. */
  async function failedOf(taskType: number, records: readonly object[]): Promise<string> {
    const { pool } = server.platform.database;
    const { rows } = await pool.query<{ task_id: string; org_id: string }>(
      `insert into task (org_id, user_id, task_no, task_type, status, total_quantity, success_quantity, fail_quantity)
       select org_id, user_id, 'Import-ORDER', $1, 3, 1, 0, 1 from person where email = 'seller@lading.test'
       returning task_id, org_id`,
      [taskType],
    );
    const { task_id, org_id } = rows[0]!;
    await pool.query('insert into import_job (task_id, org_id, parts) values ($1, $2, 1)', [task_id, org_id]);
    await pool.query('insert into import_job_part (task_id, part_no, org_id, rows) values ($1, 0, $2, $3)', [
      task_id,
      org_id,
      JSON.stringify(records),
    ]);
    return task_id;
  }

  /** A record of an import: it keeps the rows that it was created from. */
  const recordOf = (cells: ImportRow) => ({ rows: [{ row: 0, cells }] });

  it.each([
    {
      name: '10, freight',
      type: 10,
      own: exportFailedFreight,
      record: recordOf({ orderNo: 'FR-0042', poNumber: '007' }),
      cells: ['FR-0042', '007'],
    },
    {
      name: '11, parcel',
      type: 11,
      own: exportFailedParcel,
      record: recordOf({ orderNo: 'OB-0042', trackingNumber: '0071' }),
      cells: ['OB-0042', '0071'],
    },
    {
      // Written by another system: its own columns are its fields.
      name: 'any other',
      type: 12,
      own: exportFailOutbound,
      record: { Container: 'MSKU0042', Pallets: '07' },
      cells: ['MSKU0042', '07'],
    },
  ])('serves type $name by its own call only', async ({ type, own, record, cells }) => {
    const taskId = await failedOf(type, [record]);
    const file = await server.send(own, { body: { taskId } }, seller);
    expect(rowsOf(file.rawPayload)[1]).toEqual(expect.arrayContaining(cells));
    const strange = await server.send(own, { body: { taskId } }, other);
    expect(strange.json()).toMatchObject({ code: 404 });
    for (const call of [exportFailedFreight, exportFailedParcel, exportFailOutbound].filter(
      (one) => one !== own,
    )) {
      const reply = await server.send(call, { body: { taskId } }, seller);
      expect(reply.json()).toMatchObject({ code: 404 });
    }
  });
});
