import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getStationSetup, type StationSetup } from '#domains/site/station-setup.contract.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { staffApi } from '../api.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { meKey } from '../session/use-me.ts';
import { staffPath } from '../staff-path.ts';
import { FaceForm } from './FaceForm.tsx';
import { StreamForm } from './StreamForm.tsx';
import { setupMessages } from './setup.messages.ts';

const text = setupMessages.guide;
const queryKey = ['station-setup'];

/** What a new station needs first, in the order in which it is needed. */
export function GuideScreen() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => staffApi.call(getStationSetup) });
  const keep = (setup: StationSetup) => {
    client.setQueryData(queryKey, setup);
    void client.invalidateQueries({ queryKey: meKey });
  };
  useScreenTitle(text.title);
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <header className="grid gap-1">
        <h1 className="text-31">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {error && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <FaceForm setup={data} onSaved={keep} />
          <StreamForm setup={data} onSaved={keep} />
          <section className="grid gap-3 rounded-card border border-rule bg-card p-5 md:p-6">
            <h2 className="text-20">{text.article}</h2>
            <p className="text-ink-2">{text.articleLead}</p>
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={`${staffPath}/categories`}>{text.categories}</ButtonLink>
              <ButtonLink href="/" variant="line">
                {text.site}
              </ButtonLink>
            </div>
          </section>
        </>
      )}
    </div>
  );
}
