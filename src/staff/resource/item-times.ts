import { formatDate, formatTime } from '#kit/zones.ts';

/** 'oggi 14:05', 'ieri 18:20', '9 nov 2026 06:00': in the station's zone, whatever the reader's. */
export function shortTime(instant: string, zone: string, nowMs = Date.now()): string {
  const day = formatDate(instant, { zone, style: 'short' });
  const time = formatTime(instant, { zone });
  if (day === formatDate(nowMs, { zone, style: 'short' })) return `oggi ${time}`;
  if (day === formatDate(nowMs - 86_400_000, { zone, style: 'short' })) return `ieri ${time}`;
  if (day === formatDate(nowMs + 86_400_000, { zone, style: 'short' })) return `domani ${time}`;
  return `${formatDate(instant, { zone, style: 'medium' })} ${time}`;
}
