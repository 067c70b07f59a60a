import { altri } from './altri.ts';
import type { ArticleSeed } from './article.ts';
import { auto } from './auto.ts';
import { cinema } from './cinema.ts';
import { economia } from './economia.ts';
import { gastronomia } from './gastronomia.ts';
import { moda } from './moda.ts';
import { mondo } from './mondo.ts';
import { musica } from './musica.ts';
import { podcast } from './podcast.ts';
import { politica } from './politica.ts';
import { quotidiano } from './quotidiano.ts';
import { salute } from './salute.ts';
import { tecnologia } from './tecnologia.ts';
import { viaggi } from './viaggi.ts';

/** Category slug -> its articles, in the order of the categories. */
export const articlesByCategory: Record<string, ArticleSeed[]> = {
  musica,
  salute,
  economia,
  politica,
  tecnologia,
  altri,
  mondo,
  quotidiano,
  podcast,
  cinema,
  moda,
  auto,
  gastronomia,
  viaggi,
};
