import type { Airing, AudioChunk } from './airing.ts';
import { usualBurstMs } from './audible-delay.ts';
import { createRecentAudio } from './recent-audio.ts';
import { bytesPerSecond } from './station-format.ts';

export type CloseReason = 'slow' | 'broken' | 'stopped';

/** Where a listener's bytes go. `write` answers false when it took the bytes but wants no more before it has drained. */
export type Sink = {
  write(bytes: Buffer, airing: Airing): boolean;
  /** Called once; `run` is to be called, never from within `write`, whenever a full sink has drained. */
  onDrain(run: () => void): void;
  /** The channel lets go of the listener. Not called when the listener leaves. */
  close(reason: CloseReason): void;
};

export type Listening = {
  /** How far behind the programme clock this listener began. */
  burstMs: number;
  bytesSent(): number;
  leave(): void;
};

type Listener = { sink: Sink; joinedAt: number; position: number; isFull: boolean };

const burstBytes = (usualBurstMs * bytesPerSecond) / 1000;
/** Twelve seconds of audio. Who is further behind than that has long been hearing silence. */
export const mostUnsentBytes = 12 * bytesPerSecond;

/**
 * Hands every chunk to every listener. Nothing is copied or queued for anyone: a listener is a position in the audio
 * that aired lately, and one whose sink is full simply falls behind until it drains or is let go.
 */
export function createFanOut() {
  const recent = createRecentAudio(mostUnsentBytes + bytesPerSecond);
  const listeners = new Set<Listener>();
  let bytesSentBefore = 0;

  function letGo(listener: Listener): boolean {
    if (!listeners.delete(listener)) return false;
    bytesSentBefore += listener.position - listener.joinedAt;
    return true;
  }

  function drop(listener: Listener, reason: CloseReason): void {
    if (letGo(listener)) listener.sink.close(reason);
  }

  function write(listener: Listener, bytes: Buffer, airing: Airing): void {
    try {
      listener.isFull = !listener.sink.write(bytes, airing);
      listener.position += bytes.length;
    } catch {
      // A socket that breaks in the middle of a tick must not cost the others their audio.
      drop(listener, 'broken');
    }
  }

  function catchUp(listener: Listener): void {
    listener.isFull = false;
    for (const { bytes, airing } of recent.since(listener.position)) {
      if (listener.isFull || !listeners.has(listener)) return;
      write(listener, bytes, airing);
    }
  }

  return {
    push(chunk: AudioChunk): void {
      recent.push(chunk);
      const furthestBehind = recent.end() - mostUnsentBytes;
      for (const listener of listeners) {
        if (!listener.isFull) write(listener, chunk.bytes, chunk.airing);
        else if (listener.position < furthestBehind) drop(listener, 'slow');
      }
    },

    /** Sound starts at once: the last seconds that aired come first, from a frame boundary on. */
    attach(sink: Sink, now: number): Listening {
      const joinedAt = recent.boundaryBefore(burstBytes);
      const burstMs = now - (recent.timeAt(joinedAt) ?? now);
      const listener: Listener = { sink, joinedAt, position: joinedAt, isFull: false };
      listeners.add(listener);
      sink.onDrain(() => {
        if (listener.isFull && listeners.has(listener)) catchUp(listener);
      });
      catchUp(listener);
      return {
        burstMs,
        bytesSent: () => listener.position - joinedAt,
        leave: () => void letGo(listener),
      };
    },

    closeAll(): void {
      for (const listener of listeners) drop(listener, 'stopped');
    },

    count: (): number => listeners.size,

    /** Audio bytes handed to sinks since the channel began, by those who left too. */
    bytesSent(): number {
      let bytes = bytesSentBefore;
      for (const { position, joinedAt } of listeners) bytes += position - joinedAt;
      return bytes;
    },
  };
}
