type Unit = 'second' | 'minute' | 'hour';

const words: Record<'it' | 'pt-BR', Record<Unit, { one: string; many: string }>> = {
  it: {
    second: { one: 'un secondo', many: 'secondi' },
    minute: { one: 'un minuto', many: 'minuti' },
    hour: { one: 'un’ora', many: 'ore' },
  },
  'pt-BR': {
    second: { one: '1 segundo', many: 'segundos' },
    minute: { one: '1 minuto', many: 'minutos' },
    hour: { one: '1 hora', many: 'horas' },
  },
};

/** 'un secondo', '39 minuti', '2 ore': rounded up, so that who waits that long does not wait in vain. */
export function waitingTime(seconds: number, lang: 'it' | 'pt-BR'): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return counted(whole, 'second', lang);
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? counted(minutes, 'minute', lang) : counted(Math.ceil(minutes / 60), 'hour', lang);
}

function counted(count: number, unit: Unit, lang: 'it' | 'pt-BR'): string {
  const { one, many } = words[lang][unit];
  return count === 1 ? one : `${count} ${many}`;
}
