/** What the server leaves in the page for the browser: data only, in a script block that nothing executes. */
export type PageState = {
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  /** The script that brings the page to life, the entry style and the shell chunk: what the update check asks for. */
  assets: string[];
  /** Whether the pages that stand outside production only exist here. */
  devPages: boolean;
  /** The standard stream where its sound does not leave from this house, and how many of its players tell that they listen. */
  live?: { sources: { src: string; type: string }[]; countOneIn: number };
  /** By which the browser shows that it has loaded this page; the same for everybody. */
  stamp: string;
};

let state: PageState | undefined;

export function pageState(): PageState {
  state ??= JSON.parse(
    document.getElementById('state')?.textContent ??
      '{"loaderData":{},"errors":null,"assets":[],"devPages":false,"stamp":""}',
  );
  return state as PageState;
}
