import type { Format } from '../variants/sizes.ts';

/**
 * The formats a client takes, best first. AVIF and WebP count only when named: old Safari says `image/*` and reads
 * neither. JPEG closes the list even if refused, since a picture is of more use than a 406.
 */
export function acceptedFormats(accept: string | undefined): Format[] {
  const weights = readWeights(accept ?? '*/*');
  const weightOf: Record<Format, number> = {
    avif: weights.get('image/avif') ?? 0,
    webp: weights.get('image/webp') ?? 0,
    jpeg: weights.get('image/jpeg') ?? weights.get('image/*') ?? weights.get('*/*') ?? 0,
  };
  const smallestFirst: Format[] = ['avif', 'webp', 'jpeg'];
  const taken = smallestFirst.filter((format) => weightOf[format] > 0).sort((a, b) => weightOf[b] - weightOf[a]);
  return taken.includes('jpeg') ? taken : [...taken, 'jpeg'];
}

function readWeights(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accept.slice(0, 1000).split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((text) => text.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (weight >= 0 && weight <= 1) weights.set(type, weight);
  }
  return weights;
}
