/** What the texts must know of the station; every value comes from the settings. */
export type StationFacts = {
  name: string;
  company: string;
  address: string;
  taxId: string;
  email: string;
  dpoEmail: string;
  phone: string;
};

/** Text, items and cells may hold `[label](/path)` and `**bold**`, no other markup. */
export type LegalBlock =
  | { kind: 'p'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

/** `id` is the anchor of the section: once published it is linked from outside and stays. */
export type LegalSection = { id: string; heading: string; blocks: LegalBlock[] };

export type LegalText = {
  title: string;
  intro: string;
  /** YYYY-MM-DD */
  updated: string;
  sections: LegalSection[];
};

export type AboutText = {
  title: string;
  lead: string;
  chapters: { id: string; heading: string; paragraphs: string[]; points?: { name: string; text: string }[] }[];
  numbers: { value: string; label: string }[];
  timeline: { year: string; title: string; text: string }[];
};

export type AppsText = {
  title: string;
  intro: string;
  apps: AppEntry[];
  note: string;
};

export type AppEntry = {
  id: 'alexa' | 'google-play' | 'app-store' | 'apple-tv';
  store: string;
  headline: string;
  text: string;
  points: string[];
  href: string;
  linkLabel: string;
  voiceCommand?: string;
};
