import { type Alarm, alarmKey, parseAlarm } from '../../alarm.rules.ts';
import { createKept } from './kept.ts';

export const keptAlarm = createKept<Alarm>(alarmKey, parseAlarm, (alarm) => JSON.stringify(alarm));
