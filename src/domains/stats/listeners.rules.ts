import { instantInZone, isoInZone } from '#kit/zones.ts';

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

/** Where listeners are counted apart, as the statistics have always named it. */
export const channels: readonly string[] = [
  ...['https', 'http', 'android', 'ios', 'facebook', 'google', 'bing', 'newradio', 'alexa'],
  ...['casterSid1', 'casterSid2'],
  ...numbered('italySid', 3),
  ...numbered('crosshostExtraSid', 12),
];

/** The sum of the channels of one instant: computed, no channel of its own. */
export const totalSeries = 'total';
export const listenerSeries: readonly string[] = [totalSeries, ...channels];
export const defaultSeries: readonly string[] = [totalSeries, 'https'];

/** Channels that the addresses of the embedded station's own stream tell apart. */
export const campaignChannels: readonly string[] = [
  'android',
  'ios',
  'facebook',
  'google',
  'bing',
  'newradio',
  'alexa',
];

/** The codes of the API and the staff permissions behind them. */
const permissionCodes = { 1: 'stats.read', 2: 'cache.clear', 3: 'affiliates.listen' } as const;
export type PermissionCode = 1 | 2 | 3;

export function codesOf(permissions: ReadonlySet<string>): PermissionCode[] {
  return ([1, 2, 3] as const).filter((code) => permissions.has(permissionCodes[code]));
}

/** Days begin and timestamps are read in Brasilia, wherever the reader is. */
export const statsZone = 'America/Sao_Paulo';

export const choiceTimes = ['minute', 'hour', 'day', 'week', 'month'] as const;
export type ChoiceTime = (typeof choiceTimes)[number];

/** The shortest that a span of each kind lasts. */
const spanMs: Record<ChoiceTime, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 23 * 3_600_000,
  week: 7 * 86_400_000 - 3_600_000,
  month: 28 * 86_400_000 - 3_600_000,
};
/** More points than a screen has columns say nothing more. Two weeks by the minute and two years by the hour are fewer. */
const mostSpans = 20_500;

export type RangeProblem = 'bad date' | 'end before start' | 'too long';
export type Range = { from: number; until: number };

/** A range of Brasilia's wall time, or of instants with their own offset. */
export function readRange(startDate: string, endDate: string): Range | RangeProblem {
  const from = instantInZone(startDate, statsZone);
  const until = instantInZone(endDate, statsZone);
  if (Number.isNaN(from) || Number.isNaN(until)) return 'bad date';
  return until < from ? 'end before start' : { from, until };
}

export function isTooLong({ from, until }: Range, choiceTime: ChoiceTime): boolean {
  return (until - from) / spanMs[choiceTime] > mostSpans;
}

const dayMs = 86_400_000;

/** The last seven days, today among them, from their first minute to their last: `2026-07-01T00:00`. */
export function lastSevenDays(now: number): { startDate: string; endDate: string } {
  const today = isoInZone(now, statsZone).slice(0, 10);
  // Noon, so that no clock change moves the day.
  const first = new Date(Date.parse(`${today}T12:00Z`) - 6 * dayMs).toISOString().slice(0, 10);
  return { startDate: `${first}T00:00`, endDate: `${today}T23:59` };
}

/** Which channel somebody counts for: by the campaign in the stream's address, by what staff set, or by the stream's own name. */
export function channelOf(
  { streamId, campaign }: { streamId: string; campaign?: string },
  sources: ReadonlyMap<string, string>,
): string {
  if (campaign !== undefined && campaignChannels.includes(campaign)) return campaign;
  const named = sources.get(streamId) ?? streamId;
  return channels.includes(named) ? named : 'https';
}
