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
  let isGone = false;
  async function look(): Promise<void> {
    if (stop || isGone || !keptAlarm.get().isOn) return;
    stop = () => undefined;
    try {
      const { runAlarm } = await import('../tools/run-alarm.ts');
      stop = isGone ? null : runAlarm();
    } catch (error) {
      console.warn('the alarm did not load', error);
      stop = null;
    }
  }
  const leave = keptAlarm.subscribe(() => void look());
  void look();
  return () => {
    isGone = true;
    leave();
    stop?.();
  };
}
