/**
 * What a listener hears is older than what the programme clock says, by the burst: a new connection is first given the
 * last seconds that aired, plays them at once, and stays that far behind for as long as it plays without a break. Start-up
 * and decoding add a few tenths; a pause for buffering adds its own length.
 */
export const usualBurstMs = 4500;
const startUpMs = 300;

/** The estimate for a page that knows nothing better. */
export const usualAudibleDelayMs = usualBurstMs + startUpMs;

/** The same through HLS: players begin three target durations before the end, which is half a segment old itself. */
export const hlsAudibleDelayMs = 17_000;

/**
 * What a page can know better, from its own media element: whatever has passed since the connection and has not been
 * played (`currentTime`) has become delay.
 */
export function audibleDelayMs(sinceConnectedMs: number, playedMs: number): number {
  return usualBurstMs + Math.max(0, sinceConnectedMs - playedMs);
}
