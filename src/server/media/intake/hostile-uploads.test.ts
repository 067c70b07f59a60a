import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { createDiskStore } from '../store/disk-store.ts';
import { keysIn, picture, pngChunk, pngOf, silentLog, withJpegComment } from './fixtures.test-helper.ts';
import { createMediaLibrary, type FileOptions } from './ingest.ts';
import { MediaRefusal } from './refusal.ts';

async function library() {
  return createMediaLibrary({ store: await createDiskStore(await makeTempFolder('media')), log: silentLog });
}

const small = picture({ width: 200, height: 150 });
const jpeg = await small.clone().jpeg().toBuffer();
const png = await small.clone().png().toBuffer();
const webp = await small.clone().webp().toBuffer();
const avif = await small.clone().avif({ effort: 0 }).toBuffer();
const gif = await small.clone().gif().toBuffer();

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)));
const half = (whole: Buffer) => whole.subarray(0, whole.length / 2);

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const html = '<!DOCTYPE html><html><body><script>alert(document.cookie)</script></body></html>';
const zipEnd = `PK\x05\x06${'\0'.repeat(18)}`;
const zip = joined('PK\x03\x04', Buffer.alloc(26), 'a.txt', 'hello', 'PK\x01\x02', Buffer.alloc(42), zipEnd);

function patched(whole: Buffer, at: number, values: number[]): Buffer {
  const copy = Buffer.from(whole);
  copy.set(values, at);
  return copy;
}

/** The frame header of a JPEG, where it says how large it is. */
function jpegClaiming(width: number, height: number): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  return patched(jpeg, at, [height >> 8, height & 255, width >> 8, width & 255]);
}

/** A GIF says it twice: for the screen, which decoders do not believe, and for the frame. */
function gifClaiming(width: number, height: number): Buffer {
  const claim = [width & 255, width >> 8, height & 255, height >> 8];
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 200, 0, 150, 0]));
  return patched(patched(gif, 6, claim), frame + 5, claim);
}

const pictures: [string, Uint8Array | Promise<Buffer>][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.alloc(1)],
  ['a megabyte of zeros', Buffer.alloc(1_000_000)],
  ['chance', randomBytes(50_000)],
  ['plain text', bytes('hello')],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['an SVG with a script', bytes(svg)],
  ['an SVG behind an XML declaration', bytes(`<?xml version="1.0"?>${svg}`)],
  ['an SVG behind a byte order mark and blanks', bytes(`\xef\xbb\xbf \n\t${svg}`)],
  ['a compressed SVG', gzipSync(svg)],
  ['an SVG that reads a file', bytes('<svg xmlns:xlink="x"><image xlink:href="file:///etc/passwd"/></svg>')],
  [
    'an XML entity bomb',
    bytes('<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>'),
  ],
  ['a page called jpg', bytes(html)],
  ['a page behind the first bytes of a JPEG', joined('\xff\xd8\xff\xe0', html)],
  ['a page behind the first bytes of a PNG', joined('\x89PNG\r\n\x1a\n', html)],
  ['a page behind the first bytes of a GIF', joined('GIF89a', html)],
  ['a script that begins like a GIF', bytes('GIF89a/*\0\0\0\0*/=1;alert(1)//;')],
  ['a script in a RIFF costume', bytes('RIFF/*\0\0WEBP*/=1;alert(1)')],
  ['a JPEG whose comment is a page', withJpegComment(jpeg, html)],
  ['a JPEG whose comment is PHP', withJpegComment(jpeg, '<?PHP system($_GET["c"]); ?>')],
  ['a JPEG whose comment is a PDF', withJpegComment(jpeg, '%PDF-1.4\n1 0 obj<</JS(app.alert(1))>>')],
  ['a JPEG with a page at its end', joined(jpeg, html)],
  ['a JPEG that is a zip', joined(jpeg, zip)],
  ['a GIF that is a Java archive', joined(gif, zip)],
  ['a PNG that is a zip with a comment', joined(png, zip.subarray(0, -2), '\x05\0hello')],
  ['a WebP that is a zip', joined(webp, zip)],
  ['a GIF that is a PHP archive', joined(gif, '<?php __HALT_COMPILER(); ?>')],
  [
    'a PNG whose text is a script',
    joined(png.subarray(0, 33), pngChunk('tEXt', bytes(`Title\0${html}`)), png.subarray(33)),
  ],
  ['an AVIF with a frame at its end', joined(avif, '<iFrAmE src=//evil.example>')],
  ['the beginning of a JPEG', half(jpeg)],
  ['the beginning of a PNG', half(png)],
  ['the beginning of a WebP', half(webp)],
  ['the beginning of an AVIF', half(avif)],
  ['the beginning of a GIF', half(gif)],
  ['three bytes of a JPEG', jpeg.subarray(0, 3)],
  ['eight bytes of a PNG', png.subarray(0, 8)],
  ['a PNG whose header was changed', patched(png, 18, [9])],
  ['a PNG whose pixels were changed', patched(png, half(png).length, [1, 2, 3, 4, 5, 6])],
  ['a PNG of no width', pngOf(0, 10)],
  ['a PNG with pixels missing', pngOf(2000, 2000)],
  ['a pixel bomb: PNG of 50000 × 50000', pngOf(50_000, 50_000, deflateSync(Buffer.alloc(10_000_000)))],
  ['a pixel bomb: PNG of 2147483647 × 2147483647', pngOf(2 ** 31 - 1, 2 ** 31 - 1)],
  ['a pixel bomb: 41 megapixels of one colour', onePlain(6404, 6404).png({ compressionLevel: 1 }).toBuffer()],
  ['a pixel bomb: JPEG of 65535 × 65535', jpegClaiming(65_535, 65_535)],
  ['a pixel bomb: JPEG of 65000 × 1', jpegClaiming(65_000, 1)],
  ['a pixel bomb: GIF of 65535 × 65535', gifClaiming(65_535, 65_535)],
  ['a strip of 20000 × 4', onePlain(20_000, 4).png().toBuffer()],
  ['more than 25 MB', joined(jpeg, Buffer.alloc(25 * 1024 * 1024))],
  ['a TIFF', small.clone().tiff().toBuffer()],
  ['a BMP', joined('BM', Buffer.alloc(200))],
  ['an icon', joined('\0\0\x01\0\x01\0', Buffer.alloc(200))],
  ['a HEIC', joined(Buffer.from([0, 0, 0, 24]), 'ftypheic', avif.subarray(12))],
  ['an MP4', joined(Buffer.from([0, 0, 0, 24]), 'ftypisom', Buffer.alloc(400))],
  ['an AVIF without a picture', joined(Buffer.from([0, 0, 0, 24]), 'ftypavif', Buffer.alloc(400))],
  ['a WAV', joined('RIFF\x24\0\0\0WAVEfmt ', Buffer.alloc(100))],
  ['a WebP without a picture', joined('RIFF\x24\0\0\0WEBPVP8 ', Buffer.alloc(100))],
  ['a JPEG 2000', joined('\0\0\0\x0cjP  \r\n\x87\n', Buffer.alloc(100))],
  ['a Photoshop file', joined('8BPS\0\x01', Buffer.alloc(100))],
  ['a PostScript file', bytes('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file')],
  ['an ImageMagick drawing', bytes('push graphic-context\nfill \'url(https://x"|ls "-la)\'\npop graphic-context')],
  ['a Windows program', joined('MZ', Buffer.alloc(400))],
  ['a Linux program', joined('\x7fELF', Buffer.alloc(400))],
  ['a shell script', bytes('#!/bin/sh\nrm -rf /\n')],
  ['a PDF', bytes('%PDF-1.7\n%%EOF')],
  ['a zip', zip],
];

function onePlain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#888' } });
}

const files: [string, Uint8Array | Readable, Partial<FileOptions>][] = [
  ['a page called mp3', bytes(html), { extension: 'mp3' }],
  ['a page called pdf', bytes(html), { extension: 'pdf' }],
  ['a page called vtt', bytes(html), { extension: 'vtt' }],
  ['a page called srt', bytes(html), { extension: 'srt' }],
  ['a program called mp4', joined('MZ', Buffer.alloc(400)), { extension: 'mp4' }],
  ['a film called mp3', joined(Buffer.alloc(4), 'ftypisom', Buffer.alloc(99)), { extension: 'mp3' }],
  ['a zip called docx', zip, { extension: 'docx' }],
  [
    'a document with macros',
    joined('PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin'),
    { extension: 'docx' },
  ],
  ['an empty mp3', Buffer.alloc(0), { extension: 'mp3' }],
  ['a picture by the wrong door', jpeg, { extension: 'jpg' }],
  ['an mp3 that says it is a page', joined('ID3', Buffer.alloc(99)), { extension: 'mp3', contentType: 'text/html' }],
  [
    'a stream longer than allowed',
    Readable.from([joined('ID3', Buffer.alloc(2000))]),
    { extension: 'mp3', maxBytes: 1000 },
  ],
  ...['html', 'svg', 'js', 'exe', 'php', 'htaccess', '', '../mp3', 'mp3/..', 'MP3', 'mp3\0'].map(
    (extension): [string, Uint8Array, Partial<FileOptions>] => [
      `the extension ${JSON.stringify(extension)}`,
      joined('ID3', Buffer.alloc(99)),
      { extension },
    ],
  ),
];

describe('hostile uploads', () => {
  test.each(pictures)('as a picture, the station refuses %s', async (_name, upload) => {
    const { addImage, store } = await library();
    await expect(addImage(await upload, { folder: 'notizie' })).rejects.toThrow(MediaRefusal);
    expect(await keysIn(store)).toEqual([]);
  });

  test.each(files)('as a file, the station refuses %s', async (_name, upload, options) => {
    const { addFile, store } = await library();
    await expect(addFile(upload, { folder: 'audio', extension: 'mp3', ...options })).rejects.toThrow(MediaRefusal);
    expect(await keysIn(store)).toEqual([]);
  });

  test.each([
    '',
    '..',
    '../x',
    'a/b',
    'variants',
    'private',
    '480p',
    'original',
    'A',
    'a.b',
    'private/../x',
    'private/',
  ])('no upload lands in the folder %j', async (folder) => {
    const { addImage, addFile } = await library();
    await expect(addImage(jpeg, { folder })).rejects.toThrow(TypeError);
    await expect(addFile(bytes('ID3 x'), { folder, extension: 'mp3' })).rejects.toThrow(TypeError);
  });
});
