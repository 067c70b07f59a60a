import { embedAddress } from '#contract/embed-address.ts';
import { isOwnPicture } from '#contract/written-html.ts';

/** Our own pictures stay, players of the allow-list become frames, everything else is named or counted. */
export function mendMedia(body: HTMLElement, origin: string): number {
  let lostPictures = 0;
  for (const image of body.querySelectorAll('img')) {
    const given = image.getAttribute('src') ?? '';
    const own = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
    if (isOwnPicture(own)) {
      image.setAttribute('src', own);
      continue;
    }
    lostPictures++;
    image.remove();
  }
  for (const figure of body.querySelectorAll('figure[class*="embed"]')) framesOfAddress(figure, origin);
  for (const frame of body.querySelectorAll('iframe')) mendFrame(frame, origin);
  for (const figure of body.querySelectorAll('figure')) dropEmptyFigure(figure);
  return lostPictures;
}

/** WordPress writes a player as the address of its page. */
function framesOfAddress(figure: Element, origin: string): void {
  if (figure.querySelector('iframe')) return;
  const wrapper = figure.querySelector('div') ?? figure;
  const src = embedAddress(wrapper.textContent ?? '', origin);
  if (!src) return;
  const frame = figure.ownerDocument.createElement('iframe');
  frame.setAttribute('src', src);
  wrapper.replaceChildren(frame);
}

function mendFrame(frame: HTMLIFrameElement, origin: string): void {
  const given = frame.getAttribute('src') ?? '';
  const src = embedAddress(given, origin);
  if (src) {
    frame.setAttribute('src', src);
    return;
  }
  if (!/^https?:\/\//i.test(given)) {
    frame.remove();
    return;
  }
  const { ownerDocument } = frame;
  const link = ownerDocument.createElement('a');
  link.setAttribute('href', given);
  link.textContent = given;
  const paragraph = ownerDocument.createElement('p');
  paragraph.append(link);
  frame.replaceWith(paragraph);
}

/** Where the picture could not come along, its caption's words still do. */
function dropEmptyFigure(figure: Element): void {
  if (figure.querySelector('img, iframe, table, blockquote, pre')) return;
  const paragraph = figure.ownerDocument.createElement('p');
  paragraph.append(...(figure.querySelector('figcaption') ?? figure).childNodes);
  figure.replaceWith(paragraph);
}
