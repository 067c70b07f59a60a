/** The same texts without surrounding blanks. */
export function trimmedTexts<V extends Record<string, string>>(texts: V): V {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as V;
}
