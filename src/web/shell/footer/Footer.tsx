import { footerMenus, footerMessages, footerTitles } from '#domains/site/site.footer.messages.ts';
import { scrollToTop } from '../../scroll/scroll.ts';
import { Button } from '../../ui/Button.tsx';
import { Wordmark } from '../Logo.tsx';
import { useShell } from '../use-shell.ts';
import { AppBadges } from './AppBadges.tsx';
import { FooterColumn, FooterLinks } from './FooterColumn.tsx';
import { FooterContacts } from './FooterContacts.tsx';
import { FooterLegal } from './FooterLegal.tsx';

export function Footer() {
  const { station } = useShell().parameters;
  return (
    <footer
      data-theme="night"
      className="over-bars border-t border-rule bg-ground pb-[var(--consent-bar,0px)] text-14 text-ink-2 [--accent:var(--color-rose)]"
    >
      <div className="far-below page-width grid gap-10 pt-12 pb-10 [contain-intrinsic-block-size:auto_900px] lg:gap-12 lg:pt-16">
        <div className="flex flex-wrap items-end justify-between gap-6 text-ink">
          <div className="grid gap-2">
            <Wordmark name={station.name} />
            <p className="font-serif text-20 font-[560] text-ink-2">{station.tagline}</p>
          </div>
          <FooterContacts />
        </div>
        <nav
          aria-label={footerMessages.label}
          className="grid border-rule max-lg:border-b lg:grid-cols-[1.15fr_0.6fr_2fr] lg:gap-x-12 lg:border-t lg:pt-10"
        >
          <FooterColumn title={station.name}>
            <FooterLinks links={footerMenus.station} columns={2} />
          </FooterColumn>
          <FooterColumn title={footerTitles.music}>
            <FooterLinks links={footerMenus.music} />
          </FooterColumn>
          <FooterColumn title={footerTitles.other}>
            <div className="grid gap-6 sm:grid-cols-[1fr_2fr] sm:gap-12">
              <FooterLinks title={footerTitles.interactive} links={footerMenus.interactive} />
              <FooterLinks title={{ text: footerTitles.news }} links={footerMenus.news} columns={2} />
            </div>
          </FooterColumn>
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
          <AppBadges />
          <Button variant="ghost" size="small" onClick={scrollToTop} className="-mx-4">
            {footerMessages.toTop}
          </Button>
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}
