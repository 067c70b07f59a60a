import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Loader } from '#web/ui/Loader.tsx';
import { SurfaceLanguage } from '#web/ui/surface.ts';
import { answerMessages as text } from '../../promotion.messages.ts';
import { getUserAnswer } from '../../promotions.contract.ts';
import { decodeOwnAnswer, type Promotion } from '../../promotions.decode.ts';
import type { AnswerMode, Gate } from '../../promotions.rules.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { focusPanel } from './panel-place.ts';
import { SavedAnswer } from './SavedAnswer.tsx';
import { Failed } from './WinnersPanel.tsx';

type Props = {
  promotion: Promotion;
  mode: AnswerMode;
  /** The station no longer knows who this is, or what they may do: they are asked again. */
  onGate: (gate: Gate) => void;
};

/** The form, or what was answered before. After an answer is sent, what the station has is read anew. */
export function AnswerPanel(props: Props) {
  return (
    <SurfaceLanguage value={text.lang}>
      <div lang={text.lang}>
        <Answer {...props} />
      </div>
    </SurfaceLanguage>
  );
}

function Answer({ promotion, mode, onGate }: Props) {
  const id = promotion.id;
  const { query, refetch } = useQuery(id, async (_, signal) => {
    const own = await api.call(getUserAnswer, { params: { id }, signal });
    return own && decodeOwnAnswer(own);
  });
  if (query.kind === 'failed') return <Failed text={text.unknown} again={text.again} onAgain={refetch} />;
  if (query.kind !== 'loaded') return <Loader />;
  const answer = query.data;
  const sent = () => {
    focusPanel();
    refetch();
  };
  const ways = { promotion, onSent: sent, onGate };
  if (mode === 'respostaMultipla') {
    const count = answer?.total ?? 0;
    return (
      <div className="grid gap-4">
        {count > 0 && <p className="text-14 text-ink-2">{text.soFar(count)}</p>}
        <AnswerForm {...ways} />
      </div>
    );
  }
  if (!answer) return <AnswerForm {...ways} />;
  return <SavedAnswer answer={answer} isEditable={mode === 'respostaUnicaEditavel'} {...ways} />;
}
