import { audioUrl, coverUrl, imageUrl } from '#web/media.ts';
import type { Spot } from '../advertising.contract.ts';

export function spotAudio({ audioFile }: Pick<Spot, 'audioFile'>): string {
  return audioUrl(audioFile);
}

/** A client's logo, in the one size that the media host has of it. */
export function clientImage({ imageFile }: { imageFile: string }): string {
  return imageFile && imageUrl(imageFile, '100x100');
}

/** The spot's picture, or else its client's logo. */
export function spotImage({ imageFile, clientImageFile }: Pick<Spot, 'imageFile' | 'clientImageFile'>): string {
  return clientImage({ imageFile: imageFile || clientImageFile });
}

/** As large as the player's cover wants it. */
export function spotCover(spot: Pick<Spot, 'imageFile' | 'clientImageFile'>): string {
  const image = spotImage(spot);
  return image && coverUrl(image, 1000);
}
