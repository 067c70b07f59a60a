import { waitingTime } from '#kit/waiting-time.ts';

/** Of the form, whose code comes after the page's own. These texts stand where `lang="pt-BR"` is set. */
export const applicationMessages = {
  lang: 'pt-BR',
  labels: {
    name: 'Nome',
    lastName: 'Sobrenome',
    email: 'E-mail',
    phone: 'Telefone',
    position: 'Cargo desejado',
    aboutYou: 'Fale sobre você',
    curriculum: 'Currículo',
  },
  examples: { phone: '(333) 123-4567', position: 'Técnica de som' },
  fileHint: 'PDF ou DOCX, no máximo 5 MB.',
  aboutHint: (used: number, most: number) => `${used} de ${most} caracteres`,
  problems: {
    name: 'De 3 a 20 letras, sem números nem símbolos.',
    lastName: 'De 3 a 30 letras, sem números nem símbolos.',
    email: 'Um endereço de e-mail válido, com no máximo 30 caracteres.',
    phone: 'Prefixo de três dígitos e número: de 9 a 11 dígitos no total.',
    position: 'De 3 a 50 caracteres.',
    aboutYou: 'De 3 a 1000 caracteres.',
    curriculum: 'Anexe o seu currículo.',
  },
  /** What the station does not take, in words that help to send a better one. */
  fileRefused: {
    'file too large': 'O arquivo passa de 5 MB: tente reduzir as imagens ou exportá-lo novamente.',
    'file not accepted':
      'O arquivo não é um PDF ou DOCX que conseguimos abrir. Salve-o sem senha, macros e anexos, ou exporte-o novamente em PDF.',
  } as Record<string, string>,
  tooMany: (seconds: number) =>
    `Chegaram muitos envios desta conexão. Tente novamente em ${waitingTime(seconds, 'pt-BR')}.`,
  noScript: (email: string) =>
    `Para enviar o formulário é preciso JavaScript. Se preferir, escreva para ${email} com o currículo anexo.`,
  hint: 'Preencha todos os campos para enviar a sua mensagem.',
  send: 'ENVIAR',
  /** Quoted in Italian. */
  sending: { text: 'INVIO IN CORSO', lang: 'it' },
  success: 'Agradeçemos o contato. Sua mensagem foi enviada com sucesso e retornaremos o mais breve possível :)',
  failure: 'Problema na comunicação com servidor, por favor tente novamente em alguns instantes',
} as const;

/** Of the mail to whoever reads the applications. */
export const applicationMailText = {
  subject: (position: string, person: string) => `Candidatura: ${position} – ${person}`,
  where: (id: number) =>
    `Il curriculum non è allegato: si apre dal pannello interno, alla candidatura numero ${id}, e si elimina da solo dopo un anno.`,
} as const;
