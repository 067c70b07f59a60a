import { frameSamples, stationBitrateKbps, stationSampleRate } from './station-format.ts';

export type Mp3Header = {
  mpeg: '1' | '2' | '2.5';
  bitrateKbps: number;
  sampleRate: number;
  channels: 1 | 2;
  /** Bytes from the first of the header to the first of the next frame. */
  length: number;
  /** Header, checksum and side information: what stands before the frame's main data. */
  preambleLength: number;
  /** How many bytes before this frame's own main data its sound begins: the bit reservoir. */
  mainDataBegin: number;
};

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = { '1': [44_100, 48_000, 32_000], '2': [22_050, 24_000, 16_000], '2.5': [11_025, 12_000, 8_000] };
const mpegVersions = ['2.5', undefined, '2', '1'] as const;
const sideInformation = { 1: { 1: 17, 2: 32 }, 2: { 1: 9, 2: 17 } };
const allOnes = 0b111_1111_1111;
const layerThree = 0b01;
const mono = 0b11;

/** Reads the Layer III header at `at` (ISO 11172-3, 2.4.1.3), whatever its rates; `undefined` where there is none. */
export function readMp3Header(bytes: Buffer, at: number): Mp3Header | undefined {
  if (at + 8 > bytes.length) return undefined;
  const bits = bytes.readUInt32BE(at);
  const field = (lowest: number, width: number) => (bits >>> lowest) & ((1 << width) - 1);
  const mpeg = mpegVersions[field(19, 2)];
  if (field(21, 11) !== allOnes || field(17, 2) !== layerThree || !mpeg) return undefined;
  const bitrateKbps = bitrates[mpeg === '1' ? 1 : 2][field(12, 4)];
  const sampleRate = sampleRates[mpeg][field(10, 2)];
  // Index 0 is the free format, whose frames do not tell their length; no encoder in use writes it.
  if (!bitrateKbps || !sampleRate) return undefined;
  const channels = field(6, 2) === mono ? 1 : 2;
  const checksum = field(16, 1) ? 0 : 2;
  const samples = mpeg === '1' ? frameSamples : frameSamples / 2;
  return {
    mpeg,
    bitrateKbps,
    sampleRate,
    channels,
    length: Math.floor((samples * bitrateKbps * 125) / sampleRate) + field(9, 1),
    preambleLength: 4 + checksum + sideInformation[mpeg === '1' ? 1 : 2][channels],
    mainDataBegin: bytes.readUInt16BE(at + 4 + checksum) >> (mpeg === '1' ? 7 : 8),
  };
}

export function isStationFormat(header: Mp3Header): boolean {
  return (
    header.mpeg === '1' &&
    header.bitrateKbps === stationBitrateKbps &&
    header.sampleRate === stationSampleRate &&
    header.channels === 2
  );
}
