import { describe, expect, test } from 'vitest';
import { imageSizes } from '#contract/picture-sizes.ts';
import {
  audioUrl,
  coverUrl,
  coverWidths,
  fileUrl,
  imageUrl,
  type PicturePlace,
  pictureSources,
  videoUrl,
} from './media.ts';

const photo = 'notizie/0123456789abcdef.jpg';

describe('pictures', () => {
  test('[MEDIA-01] a picture is taken from the media host under its size', () => {
    expect(imageUrl(photo, '845x438')).toBe(`/media/845x438/${photo}`);
  });

  test('[MEDIA-04] a picture has one of the nine sizes, by its place and the screen', () => {
    const spoken = '482x250, 845x438, 640x332, 320x168, 192x100, 1920x800, 1200x600, 992x413, 768x320';
    expect(imageSizes.join(', ')).toBe(spoken);
    const sizesOf = (place: PicturePlace) =>
      pictureSources(photo, place).map(({ media, width, height }) => [media, `${width}x${height}`]);
    expect(sizesOf('banner')).toEqual([
      ['(min-width: 1200px)', '1920x800'],
      ['(min-width: 992px)', '1200x600'],
      ['(min-width: 768px)', '992x413'],
      [undefined, '768x320'],
    ]);
    expect(sizesOf('lead')).toEqual([
      ['(min-width: 992px)', '845x438'],
      ['(min-width: 576px)', '640x332'],
      [undefined, '482x250'],
    ]);
    expect(sizesOf('card')).toEqual([
      ['(min-width: 768px)', '482x250'],
      [undefined, '320x168'],
    ]);
    expect(sizesOf('thumb')).toEqual([[undefined, '192x100']]);
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

  test('[MEDIA-03] covers come in 150x150, 200x200, 400x400 and 100x100, and larger where they fill a screen', () => {
    expect(coverWidths).toEqual([100, 150, 200, 400, 700, 1000]);
    expect(coverWidths.map((width) => coverUrl('/media/1000x1000/covers/aa.jpg', width))).toEqual([
      '/media/100x100/covers/aa.jpg',
      '/media/150x150/covers/aa.jpg',
      '/media/200x200/covers/aa.jpg',
      '/media/400x400/covers/aa.jpg',
      '/media/700x700/covers/aa.jpg',
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
