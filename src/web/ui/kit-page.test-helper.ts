import type { Visitor } from '../../../tests/browser/visitor.ts';

/** The page of the kit with these chapters alone: the whole of it is so long that every step on it takes its time. */
export async function openKit({ page, open }: Visitor, ...chapters: string[]): Promise<void> {
  await open('/dev/ui');
  await page.evaluate((wanted) => {
    const all = document.getElementById(wanted[0] ?? '')?.parentElement?.children ?? [];
    for (const one of all) if (!wanted.includes(one.id)) (one as HTMLElement).style.display = 'none';
  }, chapters);
}
