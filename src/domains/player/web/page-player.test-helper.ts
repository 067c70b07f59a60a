import type { Page } from 'playwright-core';
import type { Song } from '#engines/player/player-state.ts';

/** The very player that the visitor's page runs, found among what its scripts export. Runs in the page. */
const findPlayer = `async () => {
  const scripts = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js'));
  for (const script of scripts) {
    const found = Object.values(await import(script)).find((one) => typeof one?.beginOtherMedia === 'function');
    if (found) return found;
  }
}`;

/** Speaks as another page of the site would that plays something. */
export function pagePlayer(page: Page) {
  const say = (words: string) => page.evaluate(`(async () => { const player = await (${findPlayer})(); ${words} })()`);
  return {
    playSource: (song: Song) => say(`player.playSource(${JSON.stringify(song)});`),
    /** Something outside the radio begins; the document says whether the radio stopped it. */
    beginOtherMedia: () =>
      say(`
        document.documentElement.dataset.other = 'playing';
        window.other = player.beginOtherMedia(() => { document.documentElement.dataset.other = 'stopped'; });
      `),
    endOtherMedia: () => say('window.other.end();'),
    pauseOtherMedia: () => say('window.other.pause();'),
    isOtherMediaStopped: () => page.evaluate(() => document.documentElement.dataset.other === 'stopped'),
  };
}
