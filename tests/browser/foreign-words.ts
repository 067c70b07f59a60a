import type { Locator } from 'playwright-core';

type Lang = 'it' | 'pt-BR';
/** What is read or heard, and the language that it is marked with. */
type Said = { words: string; lang: string };

/** Words that only one of the two languages has, and that interface texts can hardly do without. */
const ownWords: Record<Lang, readonly string[]> = {
  it: [
    ...['il', 'gli', 'della', 'dello', 'delle', 'degli', 'nella', 'nel', 'che', 'di', 'per', 'con', 'una', 'è', 'più'],
    ...[
      'già',
      'può',
      'tuo',
      'tuoi',
      'questo',
      'questa',
      'sono',
      'hai',
      'riprova',
      'scegli',
      'chiudi',
      'invia',
      'cerca',
    ],
    ...[
      'obbligatorio',
      'caricamento',
      'cognome',
      'telefono',
      'risposta',
      'conferma',
      'modifica',
      'accedi',
      'carattere',
    ],
    ...['caratteri', 'ascolta', 'scrivi', 'condividi', 'copia', 'torna', 'pagina iniziale', 'nuova', 'aggiungi'],
  ],
  'pt-BR': [
    ...['você', 'não', 'uma', 'para', 'com', 'já', 'senha', 'seu', 'seus', 'fechar', 'enviar', 'cadastro'],
    ...['obrigatório', 'carregando', 'sobrenome', 'telefone', 'resposta', 'confirmar', 'alterar', 'entrar', 'tente'],
    ...['ouvir', 'escreva', 'compartilhar', 'copiar', 'voltar', 'página', 'nova aba', 'escolha', 'cidade', 'endereço'],
  ],
};

const patterns = Object.fromEntries(
  Object.entries(ownWords).map(([lang, words]) => [
    lang,
    new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu'),
  ]),
) as Record<Lang, RegExp>;

/**
 * What stands in an element in the wrong language, seen or only heard: texts whose mark says one language and whose words
 * are of the other. The element must speak `lang` itself.
 */
export async function foreignWordsIn(surface: Locator, lang: Lang): Promise<string[]> {
  const own = await surface.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  const said = await surface.evaluate((element): Said[] => {
    const langOf = (one: Element) => one.closest('[lang]')?.getAttribute('lang') ?? '';
    const heard = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];
    const found: Said[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = element; node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of heard) found.push({ words: node.getAttribute(name) ?? '', lang: langOf(node) });
      } else if (node.parentElement && !node.parentElement.closest('script, style, option')) {
        found.push({ words: node.textContent ?? '', lang: langOf(node.parentElement) });
      }
    }
    return found.filter(({ words }) => words.trim() !== '');
  });
  const strange = said.filter((one) => (one.lang === 'it' ? patterns['pt-BR'] : patterns.it).test(one.words));
  return [
    ...(own === lang ? [] : [`the surface speaks ${own}`]),
    ...strange.map((one) => `${one.lang}: ${one.words.trim()}`),
  ];
}
