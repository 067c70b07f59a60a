import { stateLabel } from '#domains/accounts/server/accounts.read.ts';
import { findCity, states } from '#domains/accounts/server/places/places.ts';
import { promotions, promotionWinners } from '#domains/promotions/server/promotions.tables.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { type PromotionSeed, promotions as written } from '../content/promotions.ts';
import { keepPicture } from './picture.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Wide enough for a share picture. */
const pictureWidth = 1280;

export const seedPromotions: SeedPart = {
  name: 'promotions',
  label: 'le promozioni, aperte e chiuse',
  tags: ['promotions', 'home', 'search'],
  async run(tools) {
    const now = Date.now();
    for (const promotion of written) await addPromotion(tools, promotion, now);
  },
};

async function addPromotion(tools: SeedTools, seed: PromotionSeed, now: number): Promise<void> {
  const { openedDaysAgo, closesInDays, motif, featured, winners = [], description, rules, ...rest } = seed;
  const closesAt = atEvening(now + closesInDays * dayMs);
  const pictures = await orderPictures(tools, seed);
  const [row] = await tools.db
    .insert(promotions)
    .values({
      ...rest,
      ...pictures,
      ...(featured && { featuredImage: pictures.image, featuredBanner: pictures.banner }),
      description: sanitizeHtml(description),
      rules: sanitizeHtml(rules),
      places: winners.length || rest.places,
      publishedAt: new Date(now - openedDaysAgo * dayMs - hourMs),
      closesAt,
    })
    .returning({ id: promotions.id });
  if (!row) throw new Error(`the promotion ${seed.slug} was not written`);
  const wonAt = new Date(closesAt.getTime() + dayMs);
  for (const { name, lastName, city, state } of winners) {
    const stateId = stateOf(state, city);
    await tools.db
      .insert(promotionWinners)
      .values({ promotionId: row.id, name, lastName, city, stateId, prize: rest.prize, wonAt, shown: true });
  }
}

/** The last minute of the evening in Rome or Brazil, whatever the hour of the seeding: a round hour reads like a rule. */
function atEvening(instant: number): Date {
  const day = new Date(instant);
  day.setUTCHours(22, 59, 0, 0);
  return day;
}

async function orderPictures(tools: SeedTools, { slug, motif, closesInDays }: PromotionSeed) {
  const seed = `promotion ${slug}`;
  const isOpen = closesInDays > 0;
  return {
    image: await keepPicture(
      tools,
      { kind: 'news', seed, category: motif },
      { folder: 'promotions', width: pictureWidth, sizes: ['320x168', '482x250'] },
    ),
    banner: await keepPicture(
      tools,
      { kind: 'banner', seed },
      { folder: 'promotions', sizes: isOpen ? ['768x320', '992x413', '1200x600', '1920x800'] : [] },
    ),
  };
}

/** Brazilian states by their letters, Italian regions by their name. */
function stateOf(state: string, city: string): number {
  const found = findCity(state, city)?.stateId ?? states.find(({ stateId }) => stateLabel(stateId) === state)?.stateId;
  if (found === undefined) throw new Error(`the winners of the demo live in '${city}' (${state}), which is nowhere`);
  return found;
}
