import { expect, test } from 'vitest';
import { waitingTime } from './waiting-time.ts';

test.each([
  [0.2, 'un secondo', '1 segundo'],
  [59, '59 secondi', '59 segundos'],
  [60, 'un minuto', '1 minuto'],
  [61, '2 minuti', '2 minutos'],
  [39 * 60, '39 minuti', '39 minutos'],
  [3541, 'un’ora', '1 hora'],
  [3601, '2 ore', '2 horas'],
  [86_400, '24 ore', '24 horas'],
])('who has to wait %s s reads %s, or %s', (seconds, italian, portuguese) => {
  expect([waitingTime(seconds, 'it'), waitingTime(seconds, 'pt-BR')]).toEqual([italian, portuguese]);
});
