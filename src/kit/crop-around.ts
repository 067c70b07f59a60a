/** In hundredths from the left and from the top. */
export type FocalPoint = { x: number; y: number };

type Measures = { width: number; height: number };

/** The largest part of a picture that has the wanted shape and lies around the point, as far as the edges let it. */
export function cropAround(point: FocalPoint, picture: Measures, wanted: Measures) {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(wanted.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(wanted.height * scale)));
  return {
    width,
    height,
    left: start((point.x / 100) * picture.width, width, picture.width),
    top: start((point.y / 100) * picture.height, height, picture.height),
  };
}

function start(centre: number, length: number, whole: number): number {
  return Math.round(Math.max(0, Math.min(whole - length, centre - length / 2)));
}
