import type { ServerResponse } from 'node:http';
import type { Sink } from '#engines/station/fan-out.ts';

/** An HTTP answer as a listener of the engine. */
export function responseSink(response: ServerResponse): Sink {
  return {
    write: (bytes) => response.write(bytes),
    onDrain: (run) => void response.on('drain', run),
    close: (reason) => void (reason === 'stopped' ? response.end() : response.destroy()),
  };
}
