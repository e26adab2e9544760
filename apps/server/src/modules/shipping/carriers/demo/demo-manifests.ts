import { addressLines } from '@lading/contracts/core';
import { paperSizes, type LayoutDocument } from '../../../../platform/documents/layout-model.ts';
import { PageFlow } from '../../../../platform/documents/page-flow.ts';
import { writePdf } from '../../../../platform/documents/write-pdf.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { CarrierManifest, CarrierManifests, ManifestRequest } from '../carrier-manifests.ts';
import { demoManifestBy, insertDemoManifest } from './demo-manifest.store.ts';

const frame = { ...paperSizes.LETTER, margin: 42, footer: 24 };
const size = 9;
/** Two columns of tracking numbers. */
const columns = 2;

/** The form that a driver of the demo scans: one barcode for all its parcels. */
function demoManifestLayout(number: string, { from, shipDate, parcels }: ManifestRequest): LayoutDocument {
  const flow = new PageFlow(frame);
  const box = () => ({ x: flow.left, y: flow.y, width: flow.width });
  const title = `End-of-day manifest ${number}`;
  flow.y = flow.lines(['DEMO CARRIER – NOT POSTAGE'], box(), { size: 11, weight: 'bold' });
  flow.y = flow.lines([title], box(), { size: 18, weight: 'bold' }) + 6;
  flow.add({
    kind: 'symbol',
    symbology: 'code128',
    value: number,
    x: flow.left + 20,
    y: flow.y,
    module: 2,
    height: 54,
  });
  flow.y += 66;
  const numbers = parcels.flatMap(({ trackingNumbers }) => trackingNumbers);
  const facts = [
    `Ship date: ${shipDate}`,
    `Shipments: ${parcels.length}`,
    `Packages: ${numbers.length}`,
    `From: ${addressLines(from, from.countryCode ?? '').join(', ')}`,
  ];
  flow.y = flow.lines(facts, box(), { size }) + size;
  const rows = Array.from({ length: Math.ceil(numbers.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (__, column) => numbers[row * columns + column] ?? ''),
  );
  const heading = { heading: 'Tracking number', width: flow.width / columns };
  flow.table(
    Array.from({ length: columns }, () => heading),
    rows,
    { size },
  );
  return { title, language: 'en-US', unitsPerInch: 72, pages: flow.pages };
}

/** The manifests of the demo carrier. */
export function demoManifests({ clock, database }: Pick<Platform, 'clock' | 'database'>): CarrierManifests {
  const made = async ({ manifestRef, request }: { manifestRef: string; request: ManifestRequest }) => {
    const number = `DM${manifestRef}`;
    return { manifestRef, number, pdf: await writePdf(demoManifestLayout(number, request)) };
  };
  return {
    async create(request): Promise<CarrierManifest> {
      return made(await database.asSystem((trx) => insertDemoManifest(trx, request, clock.now())));
    },
    async find({ reference }) {
      const found = await database.asSystem((trx) => demoManifestBy(trx, reference));
      return found ? made(found) : null;
    },
  };
}
