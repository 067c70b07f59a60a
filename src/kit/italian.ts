/** Whether an Italian voice begins it with a vowel: a word by its letter, a number by its name (otto, undici, ottanta). */
function beginsWithVowel(text: string): boolean {
  return /^(?:[aeiouàèéìòù]|8|11(?!\d))/i.test(text);
}

const beforeVowel = {
  il: 'l’',
  del: 'dell’',
  al: 'all’',
  dal: 'dall’',
  Dal: 'Dall’',
  i: 'gli ',
  I: 'Gli ',
} as const;

/** 'del 9 marzo' but 'dell’8 marzo'; 'I 7 partner' but 'Gli 8 partner'. */
export function withArticle(article: keyof typeof beforeVowel, text: string): string {
  return beginsWithVowel(text) ? beforeVowel[article] + text : `${article} ${text}`;
}

/** 'ad Antena 1', 'a Radio Onda': the d stands only before the same vowel. */
export function toName(name: string): string {
  return `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`;
}
