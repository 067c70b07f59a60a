import { realClock } from '#kit/clock.ts';
import { lastingApi } from '#web/api.ts';
import { profileStore } from '#web/profile/profile.ts';
import { visit } from '#web/profile/visit.ts';
import { sessionHash } from '#web/profile/visitor-hashes.ts';
import { sendViews } from './send-views.ts';
import { createViewQueue } from './view-queue.ts';

const seenShare = 0.5;
const seenAfterMs = 1_000;

const queue = createViewQueue({
  clock: realClock,
  send: (batch) =>
    visit.withVisitToken((headers) =>
      sendViews(lastingApi, { profile: profileStore.get(), sessionHash: sessionHash(), headers }, batch),
    ),
});

/** Counts every `[data-news-id]` below `root` that stands at least half in sight for a second, each once. Returns how to stop. */
export function watchSeen(root: Element): () => void {
  const seen = new Set<number>();
  const watched = new WeakSet<Element>();
  const timers = new Map<Element, number>();

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        window.clearTimeout(timers.get(target));
        timers.delete(target);
        if (intersectionRatio < seenShare) continue;
        timers.set(
          target,
          window.setTimeout(() => count(target), seenAfterMs),
        );
      }
    },
    { threshold: seenShare },
  );

  function count(target: Element): void {
    timers.delete(target);
    sight.unobserve(target);
    const newsId = Number((target as HTMLElement).dataset.newsId);
    if (!newsId || seen.has(newsId)) return;
    seen.add(newsId);
    queue.add(newsId);
  }

  function watchAll(): void {
    for (const element of root.querySelectorAll('[data-news-id]')) {
      if (watched.has(element)) continue;
      watched.add(element);
      sight.observe(element);
    }
  }

  const changes = new MutationObserver(watchAll);
  changes.observe(root, { childList: true, subtree: true });
  watchAll();
  const leave = () => {
    if (document.visibilityState === 'hidden') void queue.flush();
  };
  document.addEventListener('visibilitychange', leave);
  addEventListener('pagehide', queue.flush);

  return () => {
    sight.disconnect();
    changes.disconnect();
    for (const timer of timers.values()) window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('pagehide', queue.flush);
  };
}
