// @vitest-environment happy-dom
import type { ParcelMeasures } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ServiceRow } from './service-row.tsx';
import { serviceVerdicts } from './verdict-rules.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const tube: ParcelMeasures = { length: 97, width: 10, height: 6, weight: 51, unit: 'in/lb' };
const crate: ParcelMeasures = { length: 35, width: 18, height: 16.01, weight: 20, unit: 'in/lb' };

it.each([
  [
    'en',
    tube,
    ['Large package: longer than 96 in (97 in)', 'As a large package it is billed at 90 lb or more'],
  ],
  ['cn', tube, ['超大件附加费：最长边超过 96 in（97 in）', '超大件至少按 90 lb 计费']],
  ['en', crate, ['Additional handling: volume above 10,368 in³ (10,710 in³)']],
  ['cn', crate, ['附加处理费：体积超过 10,368 in³（10,710 in³）']],
] as const)(
  'a service names the surcharge of a parcel and its reasons (%s)',
  async (language, parcel, lines) => {
    const answer = serviceVerdicts(parcel, '2026-11-21').find(
      ({ bounds }) => bounds.service === 'ups-ground',
    )!;
    await renderPart(<ServiceRow answer={answer} parcel={parcel} />, {
      texts: ['shippingParcels'],
      language,
    });
    const shown = screen.getAllByRole('listitem').slice(1);
    expect(shown.map((item) => item.textContent)).toEqual(lines);
  },
);
