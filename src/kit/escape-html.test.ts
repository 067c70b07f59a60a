import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['Ciao, Roma!', 'Ciao, Roma!'],
  ['<script>', '&lt;script&gt;'],
  ['Rock & "Roll"', 'Rock &amp; &quot;Roll&quot;'],
  ["l'ora", 'l&#39;ora'],
  ['&lt;', '&amp;lt;'],
])('%s is shown as it was written, not obeyed', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
