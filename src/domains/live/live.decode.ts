/** The five minutes in which an answer may be the same for everybody. */
export const encodeBucket = (bucket: number) => ({ FYC: String(bucket) });
