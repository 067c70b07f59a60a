import { describe, expect, test } from 'vitest';
import { pictureAddresses } from './picture-addresses.ts';

const photo = 'notizie/aa.jpg';
const cover = 'https://media.example/1000x1000/covers/aa.jpg';

describe('the addresses of a picture', () => {
  test('the browser gets the smallest first and may choose a larger one', () => {
    expect(pictureAddresses(photo, ['482x250', '320x168'], '33vw')).toEqual({
      src: '/media/320x168/notizie/aa.jpg',
      srcSet: '/media/320x168/notizie/aa.jpg 320w, /media/482x250/notizie/aa.jpg 482w',
      sizes: '33vw',
    });
  });

  test('a cover has its size swapped inside its own address', () => {
    expect(pictureAddresses(cover, ['150x150', '400x400'], '150px')).toEqual({
      src: 'https://media.example/150x150/covers/aa.jpg',
      srcSet: 'https://media.example/150x150/covers/aa.jpg 150w, https://media.example/400x400/covers/aa.jpg 400w',
      sizes: '150px',
    });
  });

  test('one size needs no choice, and a picture from elsewhere has none', () => {
    expect(pictureAddresses(photo, ['192x100'])).toEqual({ src: '/media/192x100/notizie/aa.jpg' });
    expect(pictureAddresses('/share.jpg', ['320x168', '482x250'])).toEqual({ src: '/share.jpg' });
    expect(pictureAddresses('/share.jpg', [])).toEqual({ src: '/share.jpg' });
  });
});
