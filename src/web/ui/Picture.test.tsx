import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const photo = { file: 'notizie/aa.jpg', alt: 'Il tram', width: 482, height: 250 };

describe('a picture in the page as the server sends it', () => {
  test('has its measures and its ratio, and waits until it is near', () => {
    const html = renderToStaticMarkup(<Picture {...photo} sizes={['320x168', '482x250']} slot="33vw" />);
    expect(html).toContain('aspect-ratio:482 / 250');
    expect(html).toContain('width="482" height="250" loading="lazy"');
    expect(html).toContain('srcSet="/media/320x168/notizie/aa.jpg 320w, /media/482x250/notizie/aa.jpg 482w"');
    expect(html).toContain('sizes="33vw"');
    expect(html).not.toContain('fetchPriority');
  });

  test('is fetched first when the first screen needs it', () => {
    const html = renderToStaticMarkup(<Picture {...photo} sizes={['845x438']} priority />);
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });

  test('goes by the screen where its place says so', () => {
    const html = renderToStaticMarkup(<Picture {...photo} place="card" />);
    expect(html).toContain('<source media="(min-width: 768px)" srcSet="/media/482x250/notizie/aa.jpg"/>');
    expect(html).toContain('src="/media/320x168/notizie/aa.jpg"');
  });

  test('has its preview beneath, and the station’s ground where there is no file', () => {
    const withPreview = renderToStaticMarkup(
      <Picture {...photo} sizes={['192x100']} preview="data:image/webp;base64,AA" />,
    );
    expect(withPreview).toContain('data:image/webp;base64,AA');
    const empty = renderToStaticMarkup(<Picture {...photo} file="" sizes={['192x100']} />);
    expect(empty).not.toContain('<img');
    expect(empty).toContain('aspect-ratio:482 / 250');
    expect(empty).toContain('role="img" aria-label="Il tram"');
  });
});
