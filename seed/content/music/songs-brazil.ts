import { album } from './album.ts';
import type { SongSeed } from './music.types.ts';

export const songsOfBrazil: SongSeed[] = [
  ...album(['romanticas'], 'jandira-alvorada', 'Quintal aceso', '1997-03-14', [
    ['Quintal aceso', 4250],
    ['Lamparina', 3710],
    ['Toalha de renda', 2980],
  ]),
  ...album(['italianas', 'regravacoes'], 'jandira-alvorada', 'Casa italiana', '2003-05-16', [
    ['Ultimo valzer in cucina', 3540, { genres: ['romanticas'] }],
    ['Il treno delle rondini', 3160, { genres: ['romanticas'] }],
    ['Statale diciotto', 2440],
  ]),
  ...album(['pop'], 'davi-monteluz', 'Serra acima', '2000-08-25', [
    ['Serra acima', 3840],
    ['Ônibus de janela aberta', 3290],
    ['Domingo sem relógio', 4130],
  ]),
  ...album(['pop'], 'davi-monteluz', 'Cidade em dó maior', '2011-03-11', [
    ['Cidade em dó maior', 2740],
    ['Elevador de serviço', 2180],
  ]),
  ...album(['pop'], 'vaga-lumes-da-rua-sete', 'Rua sete', '1998-01-30', [
    ['Vaga-lume da janela', 4560],
    ['Pipa no fio', 3950],
    ['Carnaval de quintal', 4400],
    ['Saudade de bolso', 3590, { genres: ['romanticas'] }],
  ]),
  ...album(['pop'], 'vaga-lumes-da-rua-sete', 'Vidro de geleia', '2009-10-09', [
    ['Vidro de geleia', 2380],
    ['Lanterna de papel', 2840],
  ]),
  ...album(['pop'], 'rosa-tamarindo', 'Doce azedo', '2013-08-02', [
    ['Doce azedo', 3470],
    ['Feira de sábado', 4010],
    ['Sombrinha amarela', 3120, { genres: ['romanticas'] }],
    ['Tempero da saudade', 2660, { genres: ['romanticas'] }],
  ]),
  ...album(['romanticas'], 'benicio-jatoba', 'Raiz e rádio', '2006-06-23', [
    ['Rádio de pilha', 3660],
    ['Madeira que canta', 2570],
    ['Carta ao sertão de dentro', 2930],
    ['Açude', 2280],
  ]),
  ...album(['romanticas', 'pop'], 'garoa-e-caja', 'Duas estações', '2017-02-24', [
    ['Garoa fina', 3830],
    ['Polpa', 2760],
    ['Duas estações', 3500],
  ]),
  ...album(['regravacoes', 'italianas'], 'garoa-e-caja', 'Travessia', '2024-09-06', [
    ['Carta carbone', 3900, { genres: ['pop'] }],
    ['Gennaio sulla spiaggia', 3240, { genres: ['romanticas'] }],
    ['Non svegliare il mare', 2950, { genres: ['romanticas'] }],
  ]),
];
