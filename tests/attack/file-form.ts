import type { Random } from '#kit/random.ts';
import { type Body, hostileText } from './hostile.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const boundary = 'attack';
const type = `multipart/form-data; boundary=${boundary}`;

/** A form with one file, as an upload sends it: mostly a picture, otherwise one that is cut, lies about itself or is none. */
export function fileForm(random: Random): Body {
  const whole = form('una foto.png', picture);
  const forms: (() => Buffer)[] = [
    () => whole,
    // What follows the picture makes it another file than the last one.
    () => form('una foto.png', Buffer.concat([picture, Buffer.from(String(random.next()))])),
    () => form('una foto.png', picture.subarray(0, random.int(0, picture.length))),
    () => form('suono.mp3', Buffer.from([0xff, 0xfb, 0x90, 0x64, ...Array.from({ length: 400 }, () => 0)])),
    () => form('pagina.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    () => form(hostileText(random), picture),
    () => whole.subarray(0, random.int(0, whole.length)),
    () => Buffer.concat([whole, whole]),
  ];
  return { type, bytes: random.pick(forms)(), isWhole: true };
}

function form(fileName: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
