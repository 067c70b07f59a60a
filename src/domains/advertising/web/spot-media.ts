import { audioUrl, coverUrl, imageUrl } from '#web/media.ts';
import type { Spot } from '../advertising.contract.ts';

export function spotAudio({ audioFile }: Pick<Spot, 'audioFile'>): string {
  return audioUrl(audioFile);
}

/** The spot's picture, or else its client's logo. */
export function spotImage({ imageFile, clientImageFile }: Pick<Spot, 'imageFile' | 'clientImageFile'>): string {
  const file = imageFile || clientImageFile;
  return file && imageUrl(file, '100x100');
}

/** As large as the player's cover wants it. */
export function spotCover(spot: Pick<Spot, 'imageFile' | 'clientImageFile'>): string {
  const image = spotImage(spot);
  return image && coverUrl(image, 1000);
}
