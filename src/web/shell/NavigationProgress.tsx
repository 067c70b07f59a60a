import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Loader } from '../ui/Loader.tsx';

/** A quick page needs no sign, a slow one a line, and one that takes its time also words. */
const wordsAfterMs = 1_000;

export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setSlow(true), wordsAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);

  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50 grid justify-items-center">
      <div
        className={`h-[3px] w-full origin-left bg-accent transition-[transform,opacity] ${isLoading ? 'scale-x-90 opacity-100 delay-150 duration-[6000ms] ease-house' : 'scale-x-0 opacity-0 duration-0'}`}
      />
      {isSlow && (
        <div className="mt-4 rounded-card border border-rule bg-ground px-6 py-4 shadow-lift">
          <Loader />
        </div>
      )}
    </div>
  );
}
