import { describe, expect, test } from 'vitest';
import { open } from './open-player.test-helper.ts';
import type { ChannelLike } from './windows.ts';

describe('other media', () => {
  test('pauses the radio and gives it back', () => {
    const { player, clock, status } = open();
    player.play();
    clock.advance(1_000);
    const podcast = player.beginOtherMedia(() => {});
    expect(status()).toBe('paused');
    clock.advance(60_000);
    podcast.pause();
    clock.advance(1_000);
    expect(status()).toBe('playing');
    podcast.end();
    expect(status()).toBe('playing');
  });

  test('is stopped by a play of the radio and by other media, and its farewell brings nothing back', () => {
    const { player, clock, status } = open();
    const stopped: string[] = [];
    player.play();
    clock.advance(1_000);
    const preview = player.beginOtherMedia(() => {
      stopped.push('preview');
      preview.end();
    });
    const mix = player.beginOtherMedia(() => {
      stopped.push('mix');
      mix.end();
    });
    expect([status(), stopped]).toEqual(['paused', ['preview']]);
    clock.advance(5_000);
    preview.end();
    expect(status()).toBe('paused');
    player.play();
    expect(stopped).toEqual(['preview', 'mix']);
    clock.advance(1_000);
    expect(status()).toBe('playing');
  });
});

function openTwoWindows() {
  const ears = new Map<string, (event: { data: unknown }) => void>();
  const channelOf = (name: string): ChannelLike => ({
    postMessage(data) {
      for (const [other, hear] of ears) if (other !== name) hear({ data });
    },
    addEventListener: (_, hear) => void ears.set(name, hear),
    removeEventListener: () => void ears.delete(name),
  });
  const openOne = (windowId: string) => open({ channel: channelOf(windowId), windowId });
  return { first: openOne('a'), second: openOne('b'), ears };
}

test('of two windows the one that starts plays, and the other says why it stopped', () => {
  const { first, second, ears } = openTwoWindows();
  first.player.play();
  first.clock.advance(1_000);
  second.clock.advance(5_000);
  second.player.play();
  expect(first.status()).toBe('playing');
  second.clock.advance(1_000);
  expect([first.status(), first.errors, first.audio.src]).toEqual(['paused', ['other-window'], '']);
  expect([second.status(), second.errors]).toEqual(['playing', []]);
  second.player.dispose();
  expect(ears.size).toBe(1);
});

test('of two windows that both still load the one pressed last plays, though the other sounds before it', () => {
  const { first, second } = openTwoWindows();
  first.player.play();
  second.clock.advance(100);
  second.player.play();
  first.clock.advance(1_000);
  expect([first.status(), second.status(), second.errors]).toEqual(['playing', 'loading', []]);
  second.clock.advance(1_000);
  expect([first.status(), first.errors]).toEqual(['paused', ['other-window']]);
  expect([second.status(), second.errors]).toEqual(['playing', []]);
});
