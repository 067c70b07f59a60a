import { jsonOfKeptParts } from '#kit/json-script.ts';

/** The files that a page needs: what the build wrote down, or Vite's own while developing. */
export type PageFiles = {
  scripts: string[];
  styles: string[];
  preloads: string[];
  /** What brings the page to life; the entry starts it once the page is drawn. */
  hydrate?: string;
  fonts: string[];
  /** By their names, each only for pages that ask for it. */
  textFonts: Record<string, string>;
  mainAssets: string[];
};

type Parts = {
  head: string;
  body: string;
  state: object;
  theme: string;
  faces: string[];
  /** The address of the radio, where an early press may ask for it by itself. */
  sound?: string;
  files: PageFiles;
  extraHead?: string;
};

/** The HTML around a rendered page. Code comes only as files; state is data that nothing executes. */
export function documentHtml({ head, body, state, theme, faces, sound, files, extraHead = '' }: Parts): string {
  const fonts = [...files.fonts, ...faces.flatMap((face) => files.textFonts[face] ?? [])];
  const links = [
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // Named here, fetched by the entry once the page is drawn: words and pictures go first.
    ...files.preloads.map((href) => `<link rel="later" href="${href}">`),
    ...(files.hydrate ? [`<link rel="later" href="${files.hydrate}" data-hydrate>`] : []),
    // The entry is small and decides on the ground: nothing is drawn before it ran.
    ...files.scripts.map((src) => `<script type="module" blocking="render" src="${src}"></script>`),
  ];
  return `<!doctype html>
<html lang="it" data-theme="${theme}"${sound ? ` data-sound="${sound}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" content="${theme === 'night' ? '#12100e' : '#faf7f2'}">
<link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${links.join('\n')}${extraHead}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="state">${jsonOfKeptParts({ ...state, assets: files.mainAssets })}</script>
</body>
</html>
`;
}
