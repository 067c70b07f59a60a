const paths = {
  paragraph: 'M6 5h12M12 5v14',
  heading2: 'M4 5v14M12 5v14M4 12h8M16.5 9.5a2 2 0 1 1 3.6 1.6L16 17h5',
  heading3: 'M4 5v14M12 5v14M4 12h8M16 9h4.5l-2.5 3.4a2.4 2.4 0 1 1-2.2 3.8',
  heading4: 'M4 5v14M12 5v14M4 12h8M20 17.5V9l-4.5 6H22',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 5v6a5 5 0 0 0 10 0V5M6 20h12',
  strike: 'M4 12h16M16.5 8c-.6-2-2.3-3-4.5-3-2.6 0-4.5 1.4-4.5 3.4M7.5 16c.6 2 2.3 3 4.5 3 2.6 0 4.5-1.4 4.5-3.4',
  quote: 'M9.5 7C6.5 8 5 10.3 5 13.5V17h5v-5H7.5M18.5 7c-3 1-4.5 3.3-4.5 6.5V17h5v-5h-2.5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5a1.5 1.5 0 1 1 2.6 1L4 19h3',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01',
  embed: 'M4 5h16v14H4zM10.5 9v6l4.5-3z',
  song: 'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9',
  rule: 'M4 12h16',
  undo: 'M9 8H15a4.5 4.5 0 0 1 0 9H8M9 4 5 8l4 4',
  redo: 'M15 8H9a4.5 4.5 0 0 0 0 9h7M15 4l4 4-4 4',
} as const;
export type ToolName = keyof typeof paths;

/** Drawn like the site's icons: outlines of 1.75 on 24 × 24. */
export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bullets' ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
