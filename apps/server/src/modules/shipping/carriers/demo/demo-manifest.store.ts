import type { ColumnType, Generated } from 'kysely';
import type { Trx } from '../../../../platform/database.ts';
import type { ManifestRequest } from '../carrier-manifests.ts';

declare module '../../../../platform/tables.ts' {
  interface Tables {
    /** The demo carrier's own books, which no organization sees. */
    demo_carrier_manifest: {
      manifest_ref: Generated<string>;
      reference: string;
      request: ColumnType<ManifestRequest, string, never>;
      created_at: Date;
    };
  }
}

/** A manifest in the books of the demo carrier. */
interface DemoManifest {
  manifestRef: string;
  request: ManifestRequest;
}

/** The manifest under a reference of the shipper's. */
export async function demoManifestBy(trx: Trx, reference: string): Promise<DemoManifest | undefined> {
  const row = await trx
    .selectFrom('demo_carrier_manifest')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row && { manifestRef: row.manifest_ref, request: row.request };
}

/** Creates a manifest, once per reference. */
export async function insertDemoManifest(
  trx: Trx,
  request: ManifestRequest,
  now: Date,
): Promise<DemoManifest> {
  const { reference } = request;
  await trx
    .insertInto('demo_carrier_manifest')
    .values({ reference, request: JSON.stringify(request), created_at: now })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return (await demoManifestBy(trx, reference))!;
}
