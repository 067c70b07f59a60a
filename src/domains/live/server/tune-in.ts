/** What a player on the desk opens to find the stream. */
export function tuneInFile(format: string, { address, title }: { address: string; title: string }) {
  if (format === 'm3u') {
    return { type: 'audio/x-mpegurl; charset=utf-8', text: `#EXTM3U\n#EXTINF:-1,${title}\n${address}\n` };
  }
  const lines = [
    '[playlist]',
    'NumberOfEntries=1',
    `File1=${address}`,
    `Title1=${title}`,
    'Length1=-1',
    'Version=2',
    '',
  ];
  return { type: 'audio/x-scpls; charset=utf-8', text: lines.join('\n') };
}
