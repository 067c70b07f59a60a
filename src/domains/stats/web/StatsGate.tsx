import { type ReactNode, Suspense } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { SurfaceLanguage } from '#web/ui/surface.ts';
import { gateMessages as text } from '../stats.messages.ts';
import { useGate } from './use-gate.ts';

const StatsBoard = deferred(() => import('./board/StatsBoard.tsx'), 'StatsBoard');

/** Nobody sees a figure before the station has said that they may. */
export function StatsGate() {
  const { gate, retry } = useGate();
  if (gate.kind === 'open') {
    return (
      <Suspense fallback={<Loader />}>
        <StatsBoard permissions={gate.permissions} />
      </Suspense>
    );
  }
  return (
    <SurfaceLanguage value={text.lang}>
      <div lang={text.lang} className="grid">
        <Before gate={gate} retry={retry} />
      </div>
    </SurfaceLanguage>
  );
}

function Before({ gate, retry }: ReturnType<typeof useGate>) {
  if (gate.kind === 'nobody') {
    return (
      <Notice quote={text.needsLogin}>
        <Button onClick={openLogin} aria-haspopup="dialog">
          {text.enter}
        </Button>
      </Notice>
    );
  }
  if (gate.kind === 'refused') {
    return (
      <Notice quote={text.needsPermission}>
        <p className="text-ink-2">{text.permissionHelp}</p>
      </Notice>
    );
  }
  if (gate.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-4 border-t-2 border-ink py-10">
        <p>{text.failed}</p>
        <Button variant="line" onClick={retry}>
          {text.again}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid min-h-60 gap-6">
      <noscript>
        <Notice quote={text.needsLogin}>
          <p className="text-ink-2">{text.noScript}</p>
        </Notice>
      </noscript>
      <Loader />
    </div>
  );
}

function Notice({ quote, children }: { quote: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink py-10 md:py-16">
      <p className="max-w-[26ch] font-serif text-31 leading-tight font-[560]">{quote}</p>
      {children}
    </div>
  );
}
