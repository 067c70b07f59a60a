import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { proPage } from '#domains/pro/pro.rules.ts';
import { deferred } from '#web/parts/deferred.ts';
import { fetchForPress } from '#web/parts/parts.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { SurfaceLanguage } from '#web/ui/surface.ts';
import { promotionMessages as text } from '../../promotion.messages.ts';
import type { Promotion } from '../../promotions.decode.ts';
import { answerModeOf, type Gate, type InfoMode } from '../../promotions.rules.ts';
import { panelId } from './panel-place.ts';

const AnswerPanel = deferred(() => import('./AnswerPanel.tsx'), 'AnswerPanel');
const WinnersPanel = deferred(() => import('./WinnersPanel.tsx'), 'WinnersPanel');

const loadGate = () => import('./gate.ts');

/** Three buttons and one place below them: the rules, the answer or the winners, never two at once. */
export function PromotionInfo({ promotion }: { promotion: Promotion }) {
  const [showInfo, setShowInfo] = useState<InfoMode | null>('regulamento');
  const navigate = useNavigate();
  const answerMode = answerModeOf(promotion);
  const isAnswering = showInfo === answerMode;
  useRulesAfterLogout(() => setShowInfo('regulamento'));
  useEffect(() => {
    if (promotion.isClosed) setShowInfo((shown) => (shown === answerMode ? 'regulamento' : shown));
  }, [promotion.isClosed, answerMode]);

  const ways = { enter: () => setShowInfo(answerMode), learnMore: () => void navigate(proPage) };
  async function takePart(): Promise<void> {
    const part = await fetchForPress(loadGate);
    await part?.passGate(promotion, ways);
  }
  async function stop(gate: Gate): Promise<void> {
    const part = await fetchForPress(loadGate);
    part?.stopAt(gate, promotion, ways);
  }
  async function seeWinners(): Promise<void> {
    const part = await fetchForPress(loadGate);
    await part?.passWinnersGate(() => setShowInfo('verGanhadores'));
  }
  /** Pressed again, a button closes what it opened. */
  function toggle(mode: InfoMode, open: () => void): void {
    if (showInfo === mode) setShowInfo(null);
    else open();
  }

  return (
    <section aria-label={text.choose} className="grid gap-6 border-t-2 border-ink pt-6">
      <div className="flex flex-wrap gap-3">
        {!promotion.isClosed && (
          <Toggle isOpen={isAnswering} isMain onPress={() => toggle(answerMode, () => void takePart())}>
            {text.takePart}
          </Toggle>
        )}
        <Toggle
          isOpen={showInfo === 'regulamento'}
          onPress={() => toggle('regulamento', () => setShowInfo('regulamento'))}
        >
          {text.rules}
        </Toggle>
        <Toggle isOpen={showInfo === 'verGanhadores'} onPress={() => toggle('verGanhadores', () => void seeWinners())}>
          {text.winners}
        </Toggle>
      </div>
      {promotion.isClosed && <p className="text-14 text-ink-2">{text.closedNote}</p>}
      <div id={panelId} tabIndex={-1} data-info={showInfo ?? 'none'} className="outline-none!">
        {showInfo === 'regulamento' && <Rules html={promotion.rules} />}
        {showInfo === 'verGanhadores' && (
          <Suspense fallback={<Loader />}>
            <WinnersPanel promotionId={promotion.id} />
          </Suspense>
        )}
        {isAnswering && (
          <Suspense fallback={<AnswerLoader />}>
            <AnswerPanel promotion={promotion} mode={answerMode} onGate={(gate) => void stop(gate)} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

/** Answers and winners are for signed-in people only: they leave the page with whoever logs out. */
function useRulesAfterLogout(showRules: () => void): void {
  const isSignedIn = isLoggedIn(useProfile());
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (wasSignedIn === isSignedIn) return;
  setWasSignedIn(isSignedIn);
  if (!isSignedIn) showRules();
}

/** The answer's own language, from its first moment. */
function AnswerLoader() {
  return (
    <SurfaceLanguage value="pt-BR">
      <div lang="pt-BR">
        <Loader />
      </div>
    </SurfaceLanguage>
  );
}

type ToggleProps = { isOpen: boolean; isMain?: boolean; onPress: () => void; children: ReactNode };

function Toggle({ isOpen, isMain = false, onPress, children }: ToggleProps) {
  return (
    <Button
      variant={isMain ? 'primary' : 'line'}
      aria-expanded={isOpen}
      aria-controls={panelId}
      onClick={onPress}
      className={isMain ? '' : 'aria-expanded:bg-ink aria-expanded:text-ground'}
    >
      {children}
    </Button>
  );
}

function Rules({ html }: { html: string }) {
  return (
    <section aria-labelledby="regolamento" className="grid gap-4">
      <h2 id="regolamento" className="text-25">
        {text.rules}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; see sanitize-html.ts. */}
      <div className="prose text-ink-2" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
