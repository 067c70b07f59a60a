export const earlyMessages = {
  heard: 'Un attimo, la pagina si sta preparando.',
} as const;
