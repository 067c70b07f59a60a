import type { Clock, Timer } from '#kit/clock.ts';
import { type Alarm, graceMs, nextRing, riseMs, risingVolume, snoozeMs } from '../../alarm.rules.ts';

/** The part of the player that an alarm needs. */
type AlarmRadio = {
  now(): { isPlaying: boolean; volume: number; previousVolume: number };
  play(): void;
  setVolume(percent: number): void;
};

type Options = {
  clock: Clock;
  read: () => Alarm;
  radio: AlarmRadio;
  onRing: (at: Date) => void;
  onMissed: (at: Date) => void;
};

/** Often enough to notice that the machine slept or that its clock was set. */
const tickMs = 20_000;
const stepMs = 3_000;

/** Rings at the kept time for as long as the page is open: the radio starts hardly heard and rises. */
export function createAlarm({ clock, read, radio, onRing, onMissed }: Options) {
  let waiting: Timer | undefined;
  let rising: Timer | undefined;
  /** The volume that the rise leads to, while there is one. */
  let target: number | null = null;
  let due: number | null = null;
  let snoozedTo: number | null = null;

  /** The alarm may have been changed: what is due is worked out anew. */
  function arm(): void {
    const alarm = read();
    if (!alarm.isOn) snoozedTo = null;
    due = snoozedTo ?? nextRing(alarm, clock.now());
    wait();
  }

  function wait(): void {
    clock.clearTimeout(waiting);
    if (due !== null) waiting = clock.setTimeout(check, Math.min(tickMs, Math.max(0, due - clock.now())));
  }

  /** Also when somebody comes back to a page whose timers were asleep. */
  function check(): void {
    if (due === null) return;
    const lateMs = clock.now() - due;
    if (lateMs < 0) {
      wait();
      return;
    }
    const at = new Date(due);
    snoozedTo = null;
    arm();
    if (lateMs <= graceMs) ring(at);
    else onMissed(at);
  }

  function ring(at: Date): void {
    onRing(at);
    const { isPlaying, volume, previousVolume } = radio.now();
    // Whoever is listening already is awake.
    if (isPlaying) return;
    endRise();
    target = volume || previousVolume;
    radio.setVolume(risingVolume(target, 0));
    radio.play();
    rise(clock.now());
  }

  /** The listener's own hand on the volume or on the pause button ends it. */
  function rise(since: number): void {
    if (target === null) return;
    const expected = radio.now().volume;
    rising = clock.setTimeout(() => {
      if (target === null) return;
      if (radio.now().volume !== expected) return forgetRise();
      if (!radio.now().isPlaying) return endRise();
      const passedMs = clock.now() - since;
      if (passedMs >= riseMs) return endRise();
      radio.setVolume(risingVolume(target, passedMs));
      rise(since);
    }, stepMs);
  }

  /** A page that goes in the middle must not keep the whisper as the listener's volume. */
  function endRise(): void {
    if (target !== null) radio.setVolume(target);
    forgetRise();
  }

  function forgetRise(): void {
    clock.clearTimeout(rising);
    target = null;
  }

  arm();
  return {
    arm,
    check,
    snooze(): void {
      endRise();
      snoozedTo = clock.now() + snoozeMs;
      arm();
    },
    endRise,
    stop(): void {
      endRise();
      clock.clearTimeout(waiting);
      due = null;
      snoozedTo = null;
    },
  };
}
