// @vitest-environment happy-dom
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { RateForm } from './rate-form.tsx';
import { noParties, rateRequest, readRateInput } from './rate-input-rules.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

/** The form of the calculator, which shows what is missing once rates were requested. */
function Calculator({ address }: { address: string }) {
  const [isTried, setTried] = useState(false);
  const input = readRateInput(new URLSearchParams(address));
  const now = rateRequest(input);
  return (
    <RateForm
      input={input}
      onChange={() => undefined}
      parties={noParties}
      onParty={() => undefined}
      faults={isTried && 'faults' in now ? now.faults : []}
      onSubmit={() => setTried(true)}
      isBusy={false}
    />
  );
}
async function request(address: string) {
  await renderPart(<Calculator address={address} />, {
    texts: ['shippingParcels', 'shippingRates', 'commonSubApp', 'commonDays'],
  });
  const button = await screen.findByRole('button', { name: 'Get rates' });
  button.focus();
  fireEvent.click(button);
  return button;
}

const field = (name: RegExp, at = 0) => screen.getAllByRole('textbox', { name })[at];

it('a request without a destination leads to its field', async () => {
  await request('from=94107');
  expect(document.activeElement).toBe(field(/^To ZIP code/));
});

it('a request with an incomplete package leads to its first empty field', async () => {
  await request('from=94107&to=10001&package=8x6x4x3x&package=8xx4x3x');
  expect(document.activeElement).toBe(field(/^Width/, 1));
});

it('a complete request leaves the focus where it is', async () => {
  const button = await request('from=94107&to=10001&package=8x6x4x3x');
  expect(document.activeElement).toBe(button);
});
