const channelName = 'a1-profile';

export type ProfileNews = 'entered' | 'left';

/** One browser, one session: what happens to it in a window is told to the others. */
export function tellOtherWindows(news: ProfileNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

export function hearOtherWindows(hear: (news: ProfileNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (data === 'entered' || data === 'left') hear(data);
  };
  return () => channel.close();
}
