const channelName = 'a1-profile';

export type ProfileNews = 'entered' | 'left';

/** This window's only one: news sent through another would come back to the window that sent it. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(channelName);
  return channel;
}

/** One browser, one session: what happens to it in a window is told to the others. */
export function tellOtherWindows(news: ProfileNews): void {
  openChannel().postMessage(news);
}

export function hearOtherWindows(hear: (news: ProfileNews) => void): () => void {
  const heard = openChannel();
  const onMessage = ({ data }: MessageEvent) => {
    if (data === 'entered' || data === 'left') hear(data);
  };
  heard.addEventListener('message', onMessage);
  return () => heard.removeEventListener('message', onMessage);
}
