import { and, asc, eq, lte } from 'drizzle-orm';
import { huntPrizes, huntUnits, huntWins } from '#domains/hunt/server/hunt.tables.ts';
import { addHunt, sealHunt } from '#domains/hunt/server/seal.store.ts';
import type { SeedPart, SeedTools } from '#server/demo/seed-once.ts';
import { earlierWinners, type HuntSeed, hunt, huntRules, pastHunt } from '../content/hunt.ts';
import { keepPicture } from './picture.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Left for whoever tries the demo: the first pages of a complete account meet a chest. */
const leftForVisitors = 4;

export const seedHunt: SeedPart = {
  name: 'hunt',
  label: 'la caccia al tesoro',
  tags: ['hunt'],
  async run(tools) {
    const now = Date.now();
    await putHunt(tools, pastHunt, now);
    await tellEarlierWins(tools, await putHunt(tools, hunt, now), now);
  },
};

/** The part's own tags tell the page, so the seal need not. */
const silently = async () => undefined;

async function putHunt(tools: SeedTools, seed: HuntSeed, now: number): Promise<number> {
  const { startsInDays, endsInDays, prizes, ...rest } = seed;
  const drawn = [];
  for (const { motif, ...prize } of prizes) {
    const drawing = { kind: 'news', seed: `hunt ${prize.name}`, category: motif } as const;
    const icon = await keepPicture(tools, drawing, { folder: 'hunt', width: 964, sizes: ['320x168', '482x250'] });
    drawn.push({ ...prize, icon });
  }
  const id = await addHunt(tools.db, {
    ...rest,
    rules: huntRules,
    startsAt: new Date(now + startsInDays * dayMs),
    endsAt: new Date(now + endsInDays * dayMs),
    prizes: drawn,
  });
  await sealHunt(tools.db, silently, id, new Date(now + startsInDays * dayMs - dayMs));
  return id;
}

/** A hunt that has been on for days has winners: each opened the chest a little after its instant. */
async function tellEarlierWins({ db }: SeedTools, huntId: number, now: number): Promise<void> {
  const due = await db
    .select({ id: huntUnits.id, winsAt: huntUnits.winsAt, prize: huntPrizes.name })
    .from(huntUnits)
    .innerJoin(huntPrizes, eq(huntPrizes.id, huntUnits.prizeId))
    .where(and(eq(huntUnits.huntId, huntId), lte(huntUnits.winsAt, new Date(now - dayMs))))
    .orderBy(asc(huntUnits.winsAt));
  const told = due.slice(0, Math.max(0, due.length - leftForVisitors));
  for (const [index, winner] of earlierWinners.slice(0, told.length).entries()) {
    const unit = told[index];
    if (!unit) continue;
    const wonAt = new Date(unit.winsAt.getTime() + (index + 1) * minuteMs);
    await db.update(huntUnits).set({ wonAt }).where(eq(huntUnits.id, unit.id));
    await db.insert(huntWins).values({ ...winner, unitId: unit.id, huntId, prize: unit.prize, wonAt });
  }
}
