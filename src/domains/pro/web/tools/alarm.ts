import { type Alarm, alarmKey, parseAlarm } from '../../alarm.rules.ts';
import { createPersistedStore } from './persisted-store.ts';

export const keptAlarm = createPersistedStore<Alarm>(alarmKey, parseAlarm, (alarm) => JSON.stringify(alarm));
