import type { NowPlaying } from '#domains/live/live.contract.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import type { EmbedFiles } from '#server/pages/embed-files.ts';
import { embedPaint } from '../embed.colours.ts';
import { embedMessages as text } from '../embed.messages.ts';
import type { EmbedChoice } from '../embed.rules.ts';
import { playerMessages } from '../player.messages.ts';

type Parts = {
  choice: EmbedChoice;
  item: NowPlaying | null;
  station: string;
  stationUrl: string;
  files: EmbedFiles;
};

/** A whole document in one small answer: no shell, no React, nothing about the visitor. The script finds its places by `data-…`. */
export function embedHtml({ choice, item, station, stationUrl, files }: Parts): string {
  const song = escapeHtml(item?.song || station);
  const artist = escapeHtml(secondLine(item));
  const name = escapeHtml(station);
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text.frameTitle(station))}</title>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${files.script}"></script>
</head>
<body data-size="${choice.size}" style="${paintStyle(choice)}">
<main>
<div class="disc">
<span class="cover" aria-hidden="true"><img data-cover alt="" width="96" height="96"></span>
<button type="button" data-play aria-label="${playerMessages.play}" title="${playerMessages.play}">
<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path class="play" d="M8 5v14l11-7z"/><path class="pause" d="M7 5h4v14H7zM13 5h4v14h-4z"/></svg>
</button>
</div>
<a href="${escapeHtml(stationUrl)}" target="_blank" rel="noopener">
<span class="mark"><span class="bars" aria-hidden="true"><i></i><i></i><i></i></span>${text.live}</span>
<h1 data-song title="${song}">${song}</h1>
<p data-artist>${artist}</p>
<span class="station">${name}</span>
<span class="unseen">${escapeHtml(text.open(station))}</span>
</a>
<p role="status" class="unseen" data-told></p>
</main>
</body>
</html>
`;
}

function secondLine(item: NowPlaying | null): string {
  if (!item) return text.waiting;
  return item.metaType === 'commercial' ? playerMessages.ad : item.artist;
}

/** Only checked hex digits reach the attribute. */
function paintStyle(choice: EmbedChoice): string {
  const { background, text: ink, accent, onAccent, edge } = embedPaint(choice);
  const names = { background, ink, accent, 'on-accent': onAccent, edge };
  return Object.entries(names)
    .map(([name, hex]) => `--${name}:#${hex}`)
    .join(';');
}
