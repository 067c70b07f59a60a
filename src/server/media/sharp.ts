let loaded: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first picture: a start has nothing to draw, and it brings sixty modules along. */
export function loadSharp(): Promise<typeof import('sharp').default> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  // One thread per encode: the queue decides how many run, and the event loop keeps a core.
  sharp.concurrency(1);
  return sharp;
}
