import { realClock } from '#kit/clock.ts';
import { dateForm } from '#kit/printed-date.ts';
import { theRadio } from '#web/other-media.ts';
import { listenerLanguage } from '#web/profile/listener-language.ts';
import { toast } from '#web/toasts/toasts.ts';
import { toolsMessages } from '../../tools.messages.ts';
import { keptAlarm } from './alarm.ts';
import { createAlarm } from './create-alarm.ts';

const printedHour = dateForm('pt-BR', { hour: '2-digit', minute: '2-digit' });
const lockName = 'a1-alarm';

/** Of several windows one rings: the first, or the next one when that is closed. Returns how to stop. */
export function runAlarm(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const hold = () => new Promise<void>((release) => ringWhile(signal, release));
  if (navigator.locks) navigator.locks.request(lockName, { signal }, hold).catch(() => undefined);
  else void hold();
  return () => leaving.abort();
}

function ringWhile(signal: AbortSignal, release: () => void): void {
  const alarm = createAlarm({
    clock: realClock,
    read: keptAlarm.get,
    radio: {
      now: () => theRadio()?.now() ?? { isPlaying: false, volume: 0, previousVolume: 0 },
      play: () => theRadio()?.playLive(false),
      setVolume: (percent) => theRadio()?.setVolume(percent),
    },
    onRing(at) {
      const lang = listenerLanguage();
      const text = toolsMessages[lang].alarm;
      const action = {
        label: text.snooze,
        run: () => {
          if (theRadio()?.now().isPlaying) theRadio()?.toggle();
          alarm.snooze();
        },
      };
      toast('info', text.ringing(printedHour(at)), { lang, action, persist: true });
    },
    onMissed(at) {
      const lang = listenerLanguage();
      toast('error', toolsMessages[lang].alarm.missed(printedHour(at)), { lang });
    },
  });
  const leave = keptAlarm.subscribe(alarm.arm);
  const options = { signal };
  addEventListener('pagehide', alarm.endRise, options);
  document.addEventListener('visibilitychange', alarm.check, options);
  signal.addEventListener('abort', () => {
    leave();
    alarm.stop();
    release();
  });
}
