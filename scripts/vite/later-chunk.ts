type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
export type Graph = { getModuleInfo(id: string): Module | null };

/** What every page, or every page of the news, fetches right after its first view. */
const laterParts =
  /[\\/](?:shell[\\/]footer[\\/]Footer|shell[\\/]extras[\\/]ShellExtras|consent[\\/]ConsentBar|news[\\/]web[\\/]views[\\/](?:watch-seen|count-opened)|player[\\/]web[\\/](?:bar[\\/]PlayerBar|sound[\\/]run-player))\.tsx?$/;
/** The sheet of all parts is for developers, and may wait for its own. */
export const page = /[\\/]web[\\/](?!UiKit)\w+Page\.tsx$/;

/**
 * Gathers in one file what every page fetches right after its first view and no page needs for that view. By itself the bundler
 * makes a file of every small module that two of them share: two dozen requests in place of one.
 */
export function laterChunk(entry: string): (id: string, graph: Graph) => string | null {
  let later: Set<string> | null = null;
  return (id, graph) => {
    later ??= findLater(entry, graph);
    return later.has(id) ? 'later' : null;
  };
}

function findLater(entry: string, graph: Graph): Set<string> {
  const first = reach([entry], page, graph);
  const roots = [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isLaterPart);
  return new Set([...reach(roots, laterParts, graph)].filter((id) => !first.has(id)));
}

export function isLaterPart(id: string): boolean {
  return laterParts.test(id);
}

/** Everything that these modules import, and what they fetch later if its name is one of those to follow. */
export function reach(roots: readonly string[], follow: RegExp | null, graph: Graph): Set<string> {
  const reached = new Set(roots);
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    for (const next of module?.importedIds ?? []) reached.add(next);
    for (const next of module?.dynamicallyImportedIds ?? []) if (follow?.test(next)) reached.add(next);
  }
  return reached;
}
