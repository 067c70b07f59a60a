import type { Piece } from '#engines/station/channel.ts';

export type Message = { channel: string; piece: Piece };

/** More than any segment: what claims to be longer is no message of ours. */
const longestPart = 4 * 1024 * 1024;

/** One message: the length of its head, the head as JSON, the length of its sound, the sound. */
export function encodeMessage({ channel, piece }: Message): Buffer {
  const { bytes, ...head } = piece;
  const text = Buffer.from(JSON.stringify({ channel, ...head }));
  const message = Buffer.alloc(8 + text.length + bytes.length);
  message.writeUInt32BE(text.length, 0);
  text.copy(message, 4);
  message.writeUInt32BE(bytes.length, 4 + text.length);
  bytes.copy(message, 8 + text.length);
  return message;
}

/** Takes what arrives, however it was cut, and hands on each message that is whole. Throws at what is none. */
export function createMessageReader(onMessage: (message: Message) => void): (chunk: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);

  function lengthAt(offset: number): number | undefined {
    if (waiting.length < offset + 4) return undefined;
    const length = waiting.readUInt32BE(offset);
    if (length > longestPart) throw new Error('the relay sends something else than sound');
    return length;
  }

  return (chunk) => {
    waiting = waiting.length > 0 ? Buffer.concat([waiting, chunk]) : chunk;
    for (;;) {
      const headLength = lengthAt(0);
      const bodyLength = headLength === undefined ? undefined : lengthAt(4 + headLength);
      if (headLength === undefined || bodyLength === undefined) return;
      const end = 8 + headLength + bodyLength;
      if (waiting.length < end) return;
      const { channel, ...head } = JSON.parse(waiting.toString('utf8', 4, 4 + headLength));
      // A copy: what is kept of it must not keep everything that arrived with it.
      const bytes = Buffer.from(waiting.subarray(8 + headLength, end));
      waiting = waiting.subarray(end);
      onMessage({ channel, piece: { ...head, bytes } });
    }
  };
}
