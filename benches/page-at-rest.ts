import type { Page } from '@playwright/test';

/**
 * Waits for consecutive punctual frames: deferred work of an earlier step must not count for the next one. On a busy machine, ten
 * seconds of frames are enough.
 */
export async function pageAtRest(page: Pick<Page, 'evaluate'>): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let onTime = 0;
        let seen = 0;
        let last = performance.now();
        const frame = (): void => {
          const now = performance.now();
          onTime = now - last < 25 ? onTime + 1 : 0;
          last = now;
          seen += 1;
          if (onTime >= 30 || seen > 600) done();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
}
