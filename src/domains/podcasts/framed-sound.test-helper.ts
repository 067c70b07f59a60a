import type { FrameLocator, Page } from 'playwright-core';
import { eventually } from '#web/shell/insides.test-helper.ts';

/** The player that stands in a frame of the page. */
export const framedPlayer = (page: Page, title: string) => page.frameLocator(`iframe[title="Player: ${title}"]`);

export function soundAt(frame: FrameLocator): Promise<number> {
  return frame.locator('audio').evaluate((one) => (one as HTMLAudioElement).currentTime);
}

export async function press(frame: FrameLocator, name: string): Promise<void> {
  await frame.getByRole('button', { name, exact: true }).click();
}

/** The click that brought the player may be enough; where the browser wants another one in the frame, here it is. */
export async function hear(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: 'Ascolta', exact: true });
  await frame.getByRole('slider').waitFor();
  const before = await soundAt(frame);
  await eventually(async () => {
    const isPaused = await frame.locator('audio').evaluate((one) => (one as HTMLAudioElement).paused);
    if (isPaused) await button.click({ timeout: 500 }).catch(() => undefined);
    return soundAt(frame);
  }).toBeGreaterThan(before + 0.2);
}
