import { escapeHtml } from '#kit/escape-html.ts';
import { jsonOfKeptParts } from '#kit/json-script.ts';
import { staffDocumentMessages as text } from './staff-document.messages.ts';
import type { StaffFiles } from './staff-files.ts';

type Parts = { files: StaffFiles; station: string; isSignedIn: boolean; extraHead: string };

/** The empty document that the desk draws itself into. It holds nothing of anybody: whoever has no session gets it too. */
export function staffHtml({ files, station, isSignedIn, extraHead }: Parts): string {
  const links = [
    ...files.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    // By this id react-aria knows that the rule which it would otherwise write into the page is there.
    ...files.styles.map(
      (href, at) => `<link rel="stylesheet" href="${href}"${at === 0 ? ' id="react-aria-pressable-style"' : ''}>`,
    ),
    ...files.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.script}"></script>`,
  ];
  const state = { station, isSignedIn, assets: [files.script, ...files.styles.slice(0, 1)] };
  return `<!doctype html>
<html lang="it" data-theme="paper">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(text.title(station))}</title>
<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png">
${links.join('\n')}${extraHead}
</head>
<body>
<div id="root"></div>
<noscript><p>${text.noScript}</p></noscript>
<script type="application/json" id="state">${jsonOfKeptParts(state)}</script>
</body>
</html>
`;
}
