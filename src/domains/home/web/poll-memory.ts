const pollKey = 'poll';

/** Which poll this browser has voted in, so that it is not asked again. A browser without storage is asked, and the server counts once. */
export function hasVoted(pollId: number): boolean {
  try {
    return localStorage.getItem(pollKey) === String(pollId);
  } catch {
    return false;
  }
}

export function rememberVote(pollId: number): void {
  try {
    localStorage.setItem(pollKey, String(pollId));
  } catch {
    // Then it holds for this page only.
  }
}
