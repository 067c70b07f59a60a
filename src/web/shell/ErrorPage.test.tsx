import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorPage } from './ErrorPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

const link = { to: '/jornalistas', label: 'Tutti i giornalisti' };
const html = (page: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);

test('[PAGES-05] the error page has a title, a message and a button to the given link', () => {
  const page = html(
    <ErrorPage status={404} title="Nessun giornalista" message="Forse ha cambiato nome." link={link} />,
  );
  expect(page).toMatch(/<h1[^>]*>Nessun giornalista<\/h1>/);
  expect(page).toContain('Forse ha cambiato nome.');
  expect(page).toMatch(/<a[^>]*href="\/jornalistas"[^>]*>Tutti i giornalisti<\/a>/);
});

test("[PAGES-06] without a title of its own a 404 is headed 'Pagina não encontrada', in Portuguese", () => {
  const page = html(<ErrorPage status={404} message="Recomece daqui." link={link} />);
  expect(page).toMatch(/^<section lang="pt-BR".*<h1[^>]*>Pagina não encontrada<\/h1>/);
});

test("[PAGES-07] a 500 is headed 'Erro do servidor', in Portuguese, and so is what stands below", () => {
  expect(html(<ServerErrorPage />)).toMatch(/^<section lang="pt-BR".*<h1[^>]*>Erro do servidor<\/h1>/);
  expect(html(<ServerErrorPage />)).toContain('Algo não funcionou do nosso lado.');
});

test('a problem told in Portuguese is marked as a whole', () => {
  const page = html(
    <ErrorPage status={404} title="Não há notícias" message="Volte mais tarde." link={link} lang="pt-BR" />,
  );
  expect(page).toMatch(/^<section lang="pt-BR"/);
});
