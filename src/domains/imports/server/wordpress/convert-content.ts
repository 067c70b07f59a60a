import { isOwnPicture } from '#contract/written-html.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { htmlToText } from '#kit/html-words.ts';
import { paragraphs } from './paragraphs.ts';
import { between, embedLoneLines, withoutShortcodes } from './shortcodes.ts';

/** A picture that has found its way into the library. */
export type TakenPicture = { src: string; alt: string; caption: string; width: number | null; height: number | null };

export type Pictures = {
  /** By the number that it has in WordPress, or where it stood. */
  find(picture: { id?: string; src?: string }): TakenPicture | null;
};

/** The text of an article of WordPress as an article of ours; pictures that could not be had leave nothing behind. */
export function convertContent(content: string, site: string, pictures: Pictures): { html: string; removed: string[] } {
  const isBlocks = content.includes('<!-- wp:');
  const bare = between(content, '<!--', '-->', () => '');
  const lined = embedLoneLines(bare);
  const { html, removed } = withoutShortcodes(lined, (id) => figure(pictures.find({ id }), ''));
  const drawn = redraw(withoutScripts(html), pictures);
  const whole = isBlocks ? withoutGaps(drawn) : paragraphs(drawn);
  return { html: ownLinks(whole, site).trim(), removed };
}

/** What stood between the blocks leaves empty lines, which mean something in `<pre>` only. */
function withoutGaps(html: string): string {
  return html.includes('<pre') ? html : html.replaceAll(/\n{2,}/g, '\n');
}

function withoutScripts(html: string): string {
  const calm = between(html, '<script', '</script>', () => '');
  return between(calm, '<style', '</style>', () => '');
}

/** Every picture anew, with its caption where it has one, and without the frames that WordPress puts around. */
function redraw(html: string, pictures: Pictures): string {
  const images = html.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const src = attributeOf(tag, 'src');
    // A shortcode has drawn it already.
    if (isOwnPicture(src)) return tag;
    const id = /\bwp-image-(\d{1,12})\b/.exec(tag)?.[1];
    const picture = pictures.find({ id, src });
    return picture ? image({ ...picture, alt: attributeOf(tag, 'alt') || picture.alt }) : '';
  });
  return unfold(images.replaceAll(/<a\b[^>]*>(\s?<img\b[^>]*>\s?)<\/a>/gi, '$1'));
}

/** From the innermost figure outwards: one with a picture stays, any other is only what it holds. */
function unfold(html: string): string {
  const figures: string[] = [];
  let rest = html.replaceAll('\uE001', '');
  for (;;) {
    const end = rest.indexOf('</figure>');
    const from = end < 0 ? -1 : rest.lastIndexOf('<figure', end);
    if (end < 0) break;
    const close = end + '</figure>'.length;
    if (from < 0) rest = rest.slice(0, end) + rest.slice(close);
    else {
      figures.push(oneFigure(rest.slice(rest.indexOf('>', from) + 1, end)));
      rest = `${rest.slice(0, from)}\uE001${figures.length - 1}\uE001${rest.slice(close)}`;
    }
    if (figures.length > mostFigures) break;
  }
  for (let at = figures.length - 1; at >= 0; at--) rest = rest.replace(`\uE001${at}\uE001`, () => figures[at] ?? '');
  return rest;
}

const mostFigures = 2_000;

function oneFigure(inner: string): string {
  const picture = /<img\b[^>]*>/i.exec(inner)?.[0];
  const words = /<figcaption[^>]*>([^\uE001]*?)<\/figcaption>/i.exec(inner)?.[1]?.trim() ?? '';
  if (picture && !inner.includes('\uE001')) {
    return `\n\n<figure>${picture}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>\n\n`;
  }
  const content = inner.replaceAll(/<figcaption[^>]*>|<\/figcaption>/gi, '');
  const isEmpty = htmlToText(content) === htmlToText(words) && !/<iframe|<table|\uE001/.test(content);
  return isEmpty ? '' : content;
}

/** A figure of its own, for pictures that a shortcode names by their number. */
function figure(picture: TakenPicture | null, words: string): string {
  if (!picture) return '';
  const caption = words || picture.caption;
  return `<figure>${image(picture)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>`;
}

function image({ src, alt, width, height }: TakenPicture): string {
  const measures = width && height && width < 10_000 && height < 10_000 ? ` width="${width}" height="${height}"` : '';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${measures}>`;
}

function attributeOf(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s?=\\s?(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2] ?? '';
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#039;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Links within the old site stay within the new one, where their old paths lead on. */
function ownLinks(html: string, site: string): string {
  const host = site.replace(/^https?:/, '');
  return html.replaceAll(`href="https:${host}/`, 'href="/').replaceAll(`href="http:${host}/`, 'href="/');
}
