import { expect, test } from 'vitest';
import { clientImage, spotAudio, spotCover, spotImage } from './spot-media.ts';

const spot = {
  imageFile: 'comerciais/a1b2.png',
  clientImageFile: 'clientes/c3d4.png',
  audioFile: 'comerciais/e5f6.mp3',
};

test('[SPOT-22] a spot’s sound comes from the media host, under comerciais', () => {
  expect(spotAudio(spot)).toBe('/media/480p/comerciais/e5f6.mp3');
});

test('[SPOT-23] a spot’s picture comes from comerciais, its client’s from clientes, both in 100x100', () => {
  expect(spotImage(spot)).toBe('/media/100x100/comerciais/a1b2.png');
  expect(spotImage({ ...spot, imageFile: '' })).toBe('/media/100x100/clientes/c3d4.png');
  expect(spotImage({ imageFile: '', clientImageFile: '' })).toBe('');
  expect(clientImage({ imageFile: 'clientes/c3d4.png' })).toBe('/media/100x100/clientes/c3d4.png');
  expect(clientImage({ imageFile: '' })).toBe('');
});

test('[SPOT-24] for the player’s cover the picture grows from 100x100 to 1000x1000', () => {
  expect(spotCover(spot)).toBe('/media/1000x1000/comerciais/a1b2.png');
  expect(spotCover({ ...spot, imageFile: '' })).toBe('/media/1000x1000/clientes/c3d4.png');
  expect(spotCover({ imageFile: '', clientImageFile: '' })).toBe('');
});
