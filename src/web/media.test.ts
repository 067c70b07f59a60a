import { afterEach, describe, expect, test } from 'vitest';
import { imageSizes } from '#contract/picture-sizes.ts';
import {
  audioUrl,
  coverUrl,
  coverWidths,
  fileUrl,
  imageSet,
  imageUrl,
  pictureSources,
  setMediaHost,
  sizeAt,
  sizesByPlace,
  videoUrl,
} from './media.ts';

afterEach(() => setMediaHost('/media'));

const photo = 'notizie/0123456789abcdef.jpg';

describe('pictures', () => {
  test('[MEDIA-01] a picture is taken from the media host under its size', () => {
    expect(imageUrl(photo, '845x438')).toBe(`/media/845x438/${photo}`);
    setMediaHost('https://media.antena1.example/');
    expect(imageUrl(photo, '845x438')).toBe(`https://media.antena1.example/845x438/${photo}`);
  });

  test('[MEDIA-04] a picture has one of the nine sizes, by its place and the screen', () => {
    const spoken = '482x250, 845x438, 640x332, 320x168, 192x100, 1920x800, 1200x600, 992x413, 768x320';
    expect(imageSizes.join(', ')).toBe(spoken);
    const used = new Set(Object.values(sizesByPlace).flatMap((steps) => steps.map(({ size }) => size)));
    expect(used).toEqual(new Set(imageSizes));
    expect([360, 767, 768, 991, 992, 1199, 1200].map((width) => sizeAt('banner', width))).toEqual([
      '768x320',
      '768x320',
      '992x413',
      '992x413',
      '1200x600',
      '1200x600',
      '1920x800',
    ]);
    expect([360, 576, 992].map((width) => sizeAt('lead', width))).toEqual(['482x250', '640x332', '845x438']);
    expect([360, 768].map((width) => sizeAt('card', width))).toEqual(['320x168', '482x250']);
    expect(sizeAt('thumb', 1920)).toBe('192x100');
  });

  test('a srcset names each address with its width', () => {
    expect(imageSet(photo, ['320x168', '640x332'])).toBe(`/media/320x168/${photo} 320w, /media/640x332/${photo} 640w`);
  });

  test('a picture element gets its sources widest first and a plain one at the end', () => {
    expect(pictureSources(photo, 'card')).toEqual([
      { media: '(min-width: 768px)', srcSet: `/media/482x250/${photo}`, width: 482, height: 250 },
      { media: undefined, srcSet: `/media/320x168/${photo}`, width: 320, height: 168 },
    ]);
  });

  test.each(['https://i.example/a.jpg', '//i.example/a.jpg', '/assets/a.jpg', 'HTTP://i.example/a.jpg'])(
    'a whole address stays as it is: %s',
    (address) => expect(imageUrl(address, '320x168')).toBe(address),
  );
});

describe('covers', () => {
  test('[NOWPLAYING-08] the 1000x1000 of a cover address becomes the size its place needs', () => {
    const cover = 'https://media.example/1000x1000/covers/aa.jpg';
    expect(coverUrl(cover, 150)).toBe('https://media.example/150x150/covers/aa.jpg');
    expect(coverUrl(cover, 400)).toBe('https://media.example/400x400/covers/aa.jpg');
    expect(coverUrl('https://shop.example/thumb/1000x1000bb.jpg', 150)).toBe(
      'https://shop.example/thumb/150x150bb.jpg',
    );
  });

  test('[MEDIA-03] covers come in 150x150, 200x200, 400x400 and 100x100, and in 1000x1000 where they come from', () => {
    expect(coverWidths).toEqual([100, 150, 200, 400, 1000]);
    expect(coverWidths.map((width) => coverUrl('/media/1000x1000/covers/aa.jpg', width))).toEqual([
      '/media/100x100/covers/aa.jpg',
      '/media/150x150/covers/aa.jpg',
      '/media/200x200/covers/aa.jpg',
      '/media/400x400/covers/aa.jpg',
      '/media/1000x1000/covers/aa.jpg',
    ]);
  });

  test('a small spot picture grows to a player cover', () => {
    expect(coverUrl('/media/100x100/comerciais/aa.jpg', 1000)).toBe('/media/1000x1000/comerciais/aa.jpg');
  });

  test('a cover without a size is looked up by its file, an outside one is left alone', () => {
    expect(coverUrl('covers/aa.jpg', 200)).toBe('/media/200x200/covers/aa.jpg');
    expect(coverUrl('https://shop.example/21000x1000/a.jpg', 200)).toBe('https://shop.example/21000x1000/a.jpg');
  });
});

describe('films and sound', () => {
  test('[MEDIA-02] films come in 480p, and in 720p on larger screens; sound comes from the same folders', () => {
    expect(videoUrl('videos/aa.mp4')).toBe('/media/480p/videos/aa.mp4');
    expect(videoUrl('videos/aa.mp4', 991)).toBe('/media/480p/videos/aa.mp4');
    expect(videoUrl('videos/aa.mp4', 992)).toBe('/media/720p/videos/aa.mp4');
    expect(audioUrl('comerciais/aa.mp3')).toBe('/media/480p/comerciais/aa.mp3');
  });

  test('a document comes as it is', () => {
    expect(fileUrl('documenti/aa.pdf')).toBe('/media/original/documenti/aa.pdf');
  });
});
