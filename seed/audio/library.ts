import { bellJingle, bossaJingle, discoJingle, glassJingle } from './jingles.ts';
import { seedFrom } from './random.ts';
import { layOut } from './score/layout.ts';
import type { Piece } from './score/piece.ts';
import { balloNonna } from './songs/ballo-nonna.ts';
import { cartaCarbone } from './songs/carta-carbone.ts';
import { dueFermate } from './songs/due-fermate.ts';
import { letteraRecife } from './songs/lettera-recife.ts';
import { notteChiara } from './songs/notte-chiara.ts';
import { saleLimone } from './songs/sale-limone.ts';
import { saudadeTrastevere } from './songs/saudade-trastevere.ts';
import { stanzaFiori } from './songs/stanza-fiori.ts';
import { tramSei } from './songs/tram-sei.ts';
import { vetroSoffiato } from './songs/vetro-soffiato.ts';
import { caffeMiravalle } from './spots/caffe-miravalle.ts';
import { gelateriaPolo } from './spots/gelateria-polo.ts';
import { libreriaNovecento } from './spots/libreria-novecento.ts';
import { otticaLumen } from './spots/ottica-lumen.ts';
import { trattoriaIrma } from './spots/trattoria-irma.ts';
import { viaggiOrizzonte } from './spots/viaggi-orizzonte.ts';

export type TrackKind = 'song' | 'jingle' | 'spot';
export type Track = {
  id: string;
  kind: TrackKind;
  title: string;
  artist: string | undefined;
  style: string;
  /** Length of the music; the MP3 is up to two frames longer. */
  seconds: number;
  seed: number;
  piece: Piece;
};

export const library: Track[] = [
  song('notte-chiara-sul-lungomare', 'Notte chiara sul lungomare', 'Vera Montale', 'ballata', notteChiara),
  song('carta-carbone', 'Carta carbone', 'I Tigli', 'beat', cartaCarbone),
  song('due-fermate-prima', 'Due fermate prima', 'Nino Aral', 'funk', dueFermate),
  song('sale-e-limone', 'Sale e limone', 'Duo Marèa', 'samba', saleLimone),
  song('lettera-da-recife', 'Lettera da Recife', 'Lia Fontes', 'bossa nova', letteraRecife),
  song('la-stanza-dei-fiori', 'La stanza dei fiori', 'Corale Aurora', 'valzer corale', stanzaFiori),
  song('tram-delle-sei', 'Tram delle sei', 'Elio Brandi', 'italo-disco', tramSei),
  song('saudade-a-trastevere', 'Saudade a Trastevere', 'Tom Arruda', 'tango', saudadeTrastevere),
  song('vetro-soffiato', 'Vetro soffiato', 'Lume', 'chill', vetroSoffiato),
  song('ballo-della-nonna', 'Ballo della nonna', 'Banda Ponente', 'tarantella', balloNonna),
  jingle('jingle-1', 'Campane e coro', bellJingle),
  jingle('jingle-2', 'Discoteca', discoJingle),
  jingle('jingle-3', 'Bossa', bossaJingle),
  jingle('jingle-4', 'Vetro', glassJingle),
  spot('spot-caffe-miravalle', 'Caffè Miravalle', 'swing', caffeMiravalle),
  spot('spot-ottica-lumen', 'Ottica Lumen', 'cristalli', otticaLumen),
  spot('spot-gelateria-polo', 'Gelateria Polo', 'polka', gelateriaPolo),
  spot('spot-trattoria-da-irma', 'Trattoria da Irma', 'valzer', trattoriaIrma),
  spot('spot-libreria-novecento', 'Libreria Novecento', 'musica da camera', libreriaNovecento),
  spot('spot-viaggi-orizzonte', 'Viaggi Orizzonte', 'pop', viaggiOrizzonte),
];

export function trackOf(id: string): Track {
  const track = library.find((candidate) => candidate.id === id);
  if (!track) throw new Error(`There is no track "${id}" in the audio library`);
  return track;
}

export function fileOf(track: Track): string {
  return `${track.id}.mp3`;
}

function song(id: string, title: string, artist: string, style: string, piece: Piece): Track {
  return track(id, 'song', title, artist, style, piece);
}

function jingle(id: string, title: string, piece: Piece): Track {
  return track(id, 'jingle', title, undefined, 'jingle', piece);
}

function spot(id: string, title: string, style: string, piece: Piece): Track {
  return track(id, 'spot', title, undefined, style, piece);
}

function track(
  id: string,
  kind: TrackKind,
  title: string,
  artist: string | undefined,
  style: string,
  piece: Piece,
): Track {
  const seconds = (layOut(piece).beats * 60) / piece.tempo + piece.tail;
  return { id, kind, title, artist, style, seconds, seed: seedFrom(id), piece };
}
