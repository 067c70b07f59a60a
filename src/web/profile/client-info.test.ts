import { describe, expect, test } from 'vitest';
import { isMobileClient } from './client-info.ts';

describe('the client info', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  test.each([
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', true, true],
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true, true],
    ['an Android tablet', 'Mozilla/5.0 (Linux; Android 14; SM-X810) Chrome/140.0.0.0 Safari/537.36', true, true],
    ['an iPad that presents itself as a Mac', mac, true, true],
    ['a Mac', mac, false, false],
    ['a laptop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0', true, false],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0', false, false],
  ])('[SHELL-47] knows whether %s is a mobile device', (_device, userAgent, coarsePointer, expected) => {
    expect(isMobileClient({ userAgent, coarsePointer })).toBe(expected);
  });
});
