/** The states that the page offers, in its order. */
export const offeredStates = ['al', 'df', 'es', 'mg', 'pr', 'rs', 'sc', 'sp'] as const;
export type OfferedState = (typeof offeredStates)[number];
export const defaultState: OfferedState = 'sp';

/** 'Antena 1 Maceió - 95.3 FM' is the branch and its frequency. A name may itself hold a hyphen: the last ' - ' parts them. */
export function splitFilial(filial: string): { name: string; frequency: string } {
  const cut = filial.lastIndexOf(' - ');
  if (cut < 0) return { name: filial.trim(), frequency: '' };
  return { name: filial.slice(0, cut).trim(), frequency: filial.slice(cut + 3).trim() };
}

export function joinFilial(name: string, frequency: string): string {
  return frequency ? `${name} - ${frequency}` : name;
}

/** '57035-000/AL' lies in 'al'. Without a slash the state is unknown: ''. */
export function stateOfCep(enderecoCEP: string): string {
  const cut = enderecoCEP.lastIndexOf('/');
  return cut < 0
    ? ''
    : enderecoCEP
        .slice(cut + 1)
        .trim()
        .toLowerCase();
}
