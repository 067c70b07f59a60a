import { DeletionButton } from '#domains/accounts/web/blocks/DeletionButton.tsx';
import { definePage } from '#web/page.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { LegalArticle } from './LegalArticle.tsx';
import { loadText } from './load-text.ts';
import type { LegalText } from './texts/legal.types.ts';

const { deleteData: text, legal } = sitePagesMessages;

export const page = definePage<LegalText>({
  load: (input) => loadText(input, async () => (await import('./texts/delete-data.ts')).deleteData),
  head: ({ title }, { parameters: { station } }) => ({
    title,
    description: text.description(station.name),
    keywords: legal.keywords,
  }),
  Page: ({ data }) => {
    const { privacyEmail } = useShell().parameters.station;
    return (
      <LegalArticle
        kicker={text.kicker}
        text={data}
        before={<DeleteNow />}
        after={<MailRequest address={privacyEmail} />}
      />
    );
  },
});

function DeleteNow() {
  return (
    <aside className="grid max-w-[70ch] justify-items-start gap-3 rounded-card bg-raised p-6 md:p-8">
      <h2 className="text-25">{text.nowTitle}</h2>
      <p className="text-ink-2">{text.nowText}</p>
      <div className="pt-2">
        <DeletionButton labels={text.now} />
      </div>
    </aside>
  );
}

function MailRequest({ address }: { address: string }) {
  return (
    <aside className="grid max-w-[70ch] justify-items-start gap-3 rounded-card bg-raised p-6 md:p-8">
      <h2 className="text-25">{text.mailTitle}</h2>
      <p className="text-ink-2">{text.mailText}</p>
      <a href={`mailto:${address}?subject=${encodeURIComponent(text.mailSubject)}`} className={`${buttonLook()} mt-2`}>
        <Icon name="mail" size={18} />
        {text.mailLink}
      </a>
    </aside>
  );
}
