import { keepFetching } from '#web/parts/parts.ts';
import { keptAlarm } from '../tools/alarm.ts';
import { takeOffTheme, themeChoice, wearTheme } from '../tools/theme.ts';

/** What PRO adds to every page, for as long as it lasts. Returns how to take it away. */
export function beginPro(): () => void {
  const { dataset } = document.documentElement;
  dataset.pro = 'true';
  const takeOff = wearTheme();
  const silence = followAlarm();
  return () => {
    delete dataset.pro;
    takeOff();
    silence();
  };
}

/** Somebody is here who is not PRO: what was worn before that was known falls, and so does the choice. */
export function refusePro(isSignedIn: boolean): void {
  takeOffTheme();
  if (isSignedIn) themeChoice.forget();
}

/** The clockwork is fetched by whoever sets an alarm. */
function followAlarm(): () => void {
  let stop: (() => void) | null = null;
  function look(): void {
    if (stop || !keptAlarm.get().isOn) return;
    stop = keepFetching(() => import('../tools/run-alarm.ts'), {
      onHere({ runAlarm }) {
        stop = runAlarm();
      },
    });
  }
  const leave = keptAlarm.subscribe(look);
  look();
  return () => {
    leave();
    stop?.();
  };
}
