import { escapeHtml } from '#kit/escape-html.ts';
import { jsonForScript } from '#kit/json-script.ts';
import type { EmbedFiles } from '#server/pages/embed-files.ts';
import { podcastPlayerMessages as text } from '../../player.messages.ts';
import { type PlayerStyle, skipSeconds } from '../../player.rules.ts';
import { clockTime } from '../../podcasts.rules.ts';
import type { Framed, FramedEpisode } from './framed.ts';

type Parts = { framed: Framed; style: PlayerStyle; station: string; publicUrl: string; files: EmbedFiles };

/** A whole document in one small answer: no shell, no React, nothing about the visitor. The script finds its places by `data-…`. */
export function episodeHtml({ framed, style, station, publicUrl, files }: Parts): string {
  const episode = framed.episodes[framed.first] ?? framed.episodes[0];
  if (!episode) throw new Error('a frame without an episode');
  const title = escapeHtml(episode.title);
  const picture = framed.picture
    ? `<img src="/media/400x400/${escapeHtml(framed.picture)}" alt="" width="400" height="400">`
    : '';
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text.frameTitle(episode.title))}</title>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${files.script}"></script>
</head>
<body data-style="${style}">
<main>
<span class="art" aria-hidden="true">${picture}</span>
<div class="words">
<p class="show">${escapeHtml(framed.name)}</p>
<h1><a data-title href="${escapeHtml(publicUrl + episode.page)}" target="_blank" rel="noopener" title="${escapeHtml(text.open(station))}">${title}</a></h1>
</div>
<div class="seek">
<input type="range" data-seek min="0" max="${episode.seconds}" step="1" value="0" aria-label="${text.seek}">
<p class="times"><span data-at>0:00</span><span data-of>${clockTime(episode.seconds)}</span></p>
</div>
<div class="buttons">
<button type="button" data-back aria-label="${text.back}" title="${text.back}">−${skipSeconds}</button>
<button type="button" class="play" data-play aria-label="${text.play}" title="${text.play}">
<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path class="sign-play" d="M8 5v14l11-7z"/><path class="sign-pause" d="M7 5h4v14H7zM13 5h4v14h-4z"/></svg>
</button>
<button type="button" data-forth aria-label="${text.forth}" title="${text.forth}">+${skipSeconds}</button>
<button type="button" data-speed aria-label="${text.speed('1×')}" title="${text.speed('1×')}">1×</button>
</div>
${style === 'show' ? list(framed.episodes, framed.first) : ''}
<p role="status" data-told></p>
<noscript><a class="bare" href="${escapeHtml(episode.sound)}">${text.noScript}</a></noscript>
</main>
<script type="application/json" data-episodes>${jsonForScript({ first: framed.first, episodes: framed.episodes, origin: publicUrl })}</script>
</body>
</html>
`;
}

function list(episodes: readonly FramedEpisode[], first: number): string {
  const items = episodes.map(
    ({ title, seconds }, index) =>
      `<li><button type="button" data-choose="${index}"${index === first ? ' aria-current="true"' : ''}><span>${escapeHtml(title)}</span><span class="length">${clockTime(seconds)}</span></button></li>`,
  );
  return `<nav aria-label="${text.episodes}"><ol>${items.join('')}</ol></nav>`;
}
