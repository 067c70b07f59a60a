import { useEffect } from 'react';
import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getAffiliatesData } from '../affiliates.contract.ts';
import { decodeBranch } from '../affiliates.decode.ts';
import { affiliatesMessages as text } from '../affiliates.messages.ts';
import { type Branch, isOfferedState } from '../affiliates.rules.ts';
import { Branches } from './Branches.tsx';
import { FrequencyIndex } from './FrequencyIndex.tsx';
import { HomeBranch } from './HomeBranch.tsx';
import { NetworkNumbers } from './NetworkNumbers.tsx';
import { StateChoice } from './StateChoice.tsx';
import { useChosenState } from './use-chosen-state.ts';

export const page = definePage<Branch[]>({
  load: async ({ client }) => (await client.call(getAffiliatesData)).map(decodeBranch),
  head: (branches, { parameters: { station } }) => ({
    title: text.headTitle,
    description: text.headDescription(station.name, branches.length),
    keywords: text.headKeywords,
  }),
  Page: AffiliatesPage,
});

function AffiliatesPage({ data: branches }: { data: Branch[] }) {
  const { state, isSwitching, choose } = useChosenState();
  useEffect(() => {
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <div className="page-width">
        <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
        <NetworkNumbers />
        <StateChoice state={state} onChoose={choose} />
        <Branches state={state} isSwitching={isSwitching} branches={branches.filter((one) => one.state === state)} />
      </div>
      <HomeBranch branches={branches.filter((one) => !isOfferedState(one.state))} />
      <FrequencyIndex branches={branches} />
    </>
  );
}
