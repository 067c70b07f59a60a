import type { Client } from '#contract/client.ts';
import { problem } from '#web/page.ts';
import { missingMessages as text } from '../news.missing.messages.ts';
import { redirectMovedNews } from './redirect-moved-news.ts';

export { redirectMovedNews };

// Fetched only where something is missing: who finds what they came for does not wait for it.

type Missing = { client: Client; slug: string; path: string };

export async function missingArticle({ client, slug, path }: Missing, isPreview: boolean) {
  if (!isPreview) await redirectMovedNews(client, 'notizie', slug, path);
  const { title, message, link } = isPreview ? text.preview : text.article;
  return problem({ status: 404, title, message, link: { to: '/notizie', label: link } });
}

export async function missingCategory({ client, slug, path }: Missing) {
  await redirectMovedNews(client, 'notizie', slug, path);
  const { title, message, link } = text.category;
  return problem({ status: 404, title, message, link: { to: '/notizie', label: link } });
}

export async function missingTag({ client, slug, path }: Missing) {
  await redirectMovedNews(client, 'tags', slug, path);
  const { text: title, lang } = text.tag.title(slug.replaceAll('-', ' '));
  const link = { to: '/notizie/tags', label: text.tag.link.text };
  return problem({ status: 404, title, message: text.tag.message.text, link, lang });
}
