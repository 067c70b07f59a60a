/** What the server leaves in the desk's document: nothing of anybody, since whoever has no session gets it too. */
type StaffState = { station: string; assets: string[]; isSignedIn: boolean };

let state: StaffState | undefined;

export function staffState(): StaffState {
  state ??= JSON.parse(document.getElementById('state')?.textContent ?? '{"station":"","assets":[],"isSignedIn":true}');
  return state as StaffState;
}
