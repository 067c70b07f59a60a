/** What no answer of any kind may show: SQL, a path or a stack. */
export const revealing =
  /Failed query|select "|\bat .+\.(?:ts|js|mjs):\d|node_modules|file:\/\/|params:|Unexpected Application Error/i;
